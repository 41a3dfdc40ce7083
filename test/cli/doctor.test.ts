import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { useStory } from '../testkit/api.js';
import { createMemory, type MemoryRun, plain } from '../testkit/memory.js';

const story = useStory();

interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly finding: string;
  readonly cure: string | null;
}

function findings({ stdout }: MemoryRun): ReadonlyMap<string, Finding> {
  const { findings: all } = JSON.parse(stdout) as { findings: readonly Finding[] };
  return new Map(all.map((finding) => [finding.name, finding]));
}

it('finds nothing wrong where a server is well, down to its indexes', async () => {
  const { url, tenant } = story().client;
  const { project } = await story().chain('well');
  const cache = process.env['MNEMOGRAPH_CACHE_DIR'] ?? join(process.env['HOME'] ?? '', '.cache', 'mnemograph');
  const port = new URL(url).port;
  const memory = createMemory({
    MEMORY_URL: url,
    MEMORY_TENANT: tenant,
    MEMORY_SCOPE: project,
    MNEMOGRAPH_CACHE_DIR: cache,
    PORT: port,
  });
  const run = await memory.run('doctor');
  const found = findings(run);
  expect([...found.values()].filter(({ state }) => state === 'failed')).toEqual([]);
  expect(run.code).toBe(0);
  for (const name of [
    'node',
    'java',
    'database',
    'model',
    'port',
    'data folder',
    'cache folder',
    'settings',
    'server',
    'server: chunk_text',
    'server: chunk_embedding_a',
    'server: embedding',
    'login',
    'scope',
    'profile',
  ])
    expect([name, found.get(name)?.state]).toEqual([name, 'ok']);
});

it('works without a server, and says what to do about each thing that is missing', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const memory = createMemory({
    MEMORY_URL: 'http://127.0.0.1:1',
    PORT: port,
    PATH: '/nowhere',
    MNEMOGRAPH_CACHE_DIR: '/nowhere/cache',
  });
  const run = await memory.run('doctor');
  taken.close();
  const found = findings(run);
  expect(run.code).toBe(11);
  for (const name of ['model', 'database', 'port', 'server']) {
    expect([name, found.get(name)?.state, found.get(name)?.cure]).toEqual([
      name,
      'failed',
      expect.stringMatching(/\S{3,}.*\.$/),
    ]);
  }
  expect(found.get('port')?.finding).toBe(`Something else listens at 127.0.0.1:${port}.`);
  const { code, screen } = await memory.terminal(['doctor']).ended();
  expect([code, plain(screen)]).toEqual([
    11,
    expect.stringMatching(/✘ server +No server answers at http:\/\/127\.0\.0\.1:1[^]*→ Start one/),
  ]);
});

it('names settings that cannot be used, a model that does not answer, and tokens that others can read', async () => {
  const settings = createMemory({ MEMORY_URL: 'http://127.0.0.1:1', PORT: 'many' });
  expect(findings(await settings.run('doctor')).get('settings')).toMatchObject({
    state: 'failed',
    finding: expect.stringContaining('PORT') as string,
  });
  const model = createMemory({
    MEMORY_URL: 'http://127.0.0.1:1',
    EMBEDDING_PROVIDER: 'openai',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    EMBEDDING_MODEL: 'm',
    EMBEDDING_DIMENSIONS: '8',
  });
  mkdirSync(model.configDir, { recursive: true });
  writeFileSync(join(model.configDir, 'profiles.json'), '{"profiles":{}}');
  chmodSync(join(model.configDir, 'profiles.json'), 0o644);
  const found = findings(await model.run('doctor'));
  expect(found.get('model address')).toMatchObject({ state: 'failed', cure: 'Check OPENAI_BASE_URL and the network.' });
  expect(found.get('profile')).toMatchObject({ state: 'failed', cure: expect.stringContaining('chmod 600') as string });
});

it('leaves this machine alone where the server is elsewhere', async () => {
  const memory = createMemory({ MEMORY_URL: 'http://memory.invalid', PATH: '/nowhere' });
  const found = findings(await memory.run('doctor'));
  expect([found.has('java'), found.get('machine')?.state, found.get('server')?.state]).toEqual([false, 'ok', 'failed']);
});
