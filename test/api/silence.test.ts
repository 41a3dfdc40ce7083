import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { cacheRoot } from '../../src/prerequisites/cache-folder.mjs';
import { testEnvironment } from '../testkit/environment.js';
import { startTestServer } from '../testkit/server.js';

jest.setTimeout(600_000);

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mnemograph-home-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The environment of a person: nothing of it keeps libraries from calling home. */
function personalEnvironment(): Record<string, string | undefined> {
  const unset = { XDG_CACHE_HOME: undefined, CI: undefined, ORT_DISABLE_TELEMETRY: undefined };
  return { ...unset, HOME: home, MNEMOGRAPH_CACHE_DIR: cacheRoot() };
}

it('lets no library note in the home folder whom it could report', async () => {
  const { uri, user, password } = testEnvironment().neo4j;
  const server = await startTestServer({
    env: { ...personalEnvironment(), NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password },
  });
  await server.stop(); // it has embedded its first texts before it listened
  expect(await readdir(home, { recursive: true })).toEqual([]);
});

const canTrace = process.env['TRACE_CALLS'] === '1' && spawnSync('strace', ['-V']).status === 0;

/** Every way to name an address of another machine, from every thread and process of the demo. */
(canTrace ? it : it.skip)('speaks to this machine alone during the whole demo', async () => {
  const trace = join(home, 'trace');
  const calls = ['-e', 'trace=connect,sendto,sendmsg,sendmmsg'];
  const env = { ...process.env, ...personalEnvironment(), PORT: '0', NEO4J_URI: '' };
  const command = ['-f', '--seccomp-bpf', '-o', trace, ...calls, process.execPath, 'dist/demo/main.js'];
  await promisify(execFile)('strace', command, { env });
  const lines = (await readFile(trace, 'utf8')).split('\n').filter((line) => line.includes('sa_family=AF_INET'));
  const outward = lines.filter((line) => !/inet_addr\("127\.|"::1"|"::ffff:127\./.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(outward).toEqual([]);
});
