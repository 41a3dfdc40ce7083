import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product as a process of its own, as it ships. */
export interface TestServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Folder of its files. */
  readonly dataDir: string;
  /** Everything that it printed so far. */
  output(): string;
  /** Ends it with SIGTERM and waits. */
  stop(): Promise<void>;
}

/**
 * How to start it: variables beside those of this process, its data folder (default: a new one, removed after), and how
 * long to wait for it in ms (default: 90 s).
 */
export interface TestServerOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly dataDir?: string;
  readonly startMs?: number;
}

const defaultStartMs = 90_000;

/** Starts the built server on a free port and waits for its banner. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'mnemograph-data-')));
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn', MNEMOGRAPH_DATA_DIR: dataDir, ...options.env };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const url = await waitForUrl(child, () => output, options.startMs ?? defaultStartMs);
  return {
    url,
    process: child,
    dataDir,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForUrl(child: ChildProcess, output: () => string, startMs: number): Promise<string> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    const url = /GraphQL\s+(http:\/\/\S+)\/graphql[\s\S]*Ctrl-C/.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output()}`);
}
