import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { goodClaims, logIn, signToken, startLoginServer } from '../testkit/login.js';
import { type SeenDocument, type SeenHits, startAgent } from '../testkit/mcp.js';
import { createMemory } from '../testkit/memory.js';
import { makeKey } from '../testkit/people.js';
import { startProcess } from '../testkit/processes.js';
import { beginStory } from '../testkit/seed.js';
import type { TestServer } from '../testkit/server.js';

let server: TestServer;
beforeAll(async () => (server = await startLoginServer()), 120_000);
afterAll(() => server.stop());

/** The variables that an agent gives `memory mcp`: those of its own. */
const environment = (more: Readonly<Record<string, string>>): Record<string, string> => ({
  ...{ PATH: process.env['PATH'] ?? '', HOME: createMemory({}).folder, MEMORY_CONFIG_DIR: createMemory({}).configDir },
  ...more,
});

it.each(['auto', 'legacy'] as const)(
  'serves an agent that starts it, as its process, on stdin and stdout (%s)',
  async (era) => {
    const story = beginStory();
    const { session } = await story.chain('a');
    const scope = await startProcess(story.client, 'tp_one', session);
    const env = environment({ MEMORY_URL: story.client.url, MEMORY_TENANT: story.client.tenant });
    const agent = await startAgent(env, ['--process', 'tp_one'], era);
    const { tools } = await agent.sdk.listTools();
    expect(tools).toHaveLength(7);
    expect(agent.sdk.getServerVersion()).toMatchObject({ name: 'mnemograph', version: versionOfPackage() });
    const stored = await agent.call<SeenDocument>('memory_store', {
      content: 'The lamp burns whale oil.',
      tags: ['lamp'],
    });
    expect(stored).toMatchObject({ scope, outcome: 'created' });
    const { hits } = await agent.call<SeenHits>('recall', { question: 'What does the lamp burn?' });
    expect(hits.map(({ doc_id }) => doc_id)).toEqual([stored.doc_id]);
    expect(await agent.refusal('memory_read', { doc_id: 'none' })).toContain('NOT_FOUND: There is no document none.');
    expect(agent.stderr()).toBe('memory mcp: memory_read failed: NOT_FOUND\n');
    await agent.close();
  },
);

const versionOfPackage = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

it('takes the token and the scope of the profile, and ends when stdin ends', async () => {
  const tenantId = `mcp-${randomUUID()}`;
  const admin = await logIn(server.url, { ...goodClaims({ roles: ['admin'] }), tenantId });
  const project = await beginStory(admin).scope({ kind: 'PROJECT', id: 'proj_mine' });
  const { secret } = await makeKey(admin, { permission: 'WRITE' });
  const memory = createMemory({});
  expect((await memory.feed(secret, 'login', '--url', server.url)).code).toBe(0);
  await memory.json('scope', 'use', project);
  const agent = await startAgent(environment({ MEMORY_CONFIG_DIR: memory.configDir }));
  expect(await agent.call('remember', { text: 'The lamp is lit.' })).toMatchObject({ scope: project });
  expect(await agent.call('recall', { question: 'Is the lamp lit?' })).toMatchObject({ hits: [{ scope: project }] });
  await agent.close();
  const initialize = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  };
  const running = memory.start('mcp');
  running.process.stdin?.write(`${JSON.stringify(initialize)}\n`);
  await running.says('serverInfo');
  running.process.stdin?.end();
  await running.closed;
  expect([running.process.exitCode, running.stderr()]).toEqual([0, '']);
  const lines = running.stdout().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { jsonrpc: string }).jsonrpc)).toEqual(['2.0']);
});

it('starts without a server, says what is wrong with each call, and works once there is one', async () => {
  const nobody = 'http://127.0.0.1:9';
  const agent = await startAgent(environment({ MEMORY_URL: nobody }));
  expect((await agent.sdk.listTools()).tools.length).toBeGreaterThan(7);
  expect(await agent.refusal('recall', { question: 'x' })).toMatch(
    /^SERVER_UNREACHABLE: No server answers at .*\nStart one/,
  );
  await expect(agent.sdk.listResources()).rejects.toThrow('SERVER_UNREACHABLE');
  await agent.close();
  const refused = await startAgent(environment({ MEMORY_URL: server.url, MEMORY_TOKEN: 'mnk_nonsense' }));
  expect(await refused.refusal('recall', { question: 'x' })).toMatch(/^UNAUTHENTICATED: /);
  await refused.close();
});

it('keeps agents of two tenants apart that run side by side', async () => {
  const { url } = testEnvironment();
  const tenants = [`mcp-${randomUUID()}`, `mcp-${randomUUID()}`];
  const agents = await Promise.all(
    tenants.map((tenant) => startAgent(environment({ MEMORY_URL: url, MEMORY_TENANT: tenant }))),
  );
  for (const [i, agent] of agents.entries()) await agent.call('remember', { text: `The mark is ${tenants[i] ?? ''}.` });
  const found = await Promise.all(
    agents.map((agent) => agent.call<SeenHits>('recall', { question: 'What is the mark?' })),
  );
  expect(found.map(({ hits }) => hits.map(({ excerpt }) => excerpt))).toEqual(
    tenants.map((t) => [`The mark is ${t}.`]),
  );
  const pids = agents.map(({ pid }) => pid ?? 0);
  await Promise.all(agents.map((agent) => agent.close()));
  for (const pid of pids) {
    const ended = await eventually(
      () => Promise.resolve(isRunning(pid)),
      (running) => !running,
    );
    expect(ended).toBe(false);
  }
  expect(createClient(tenants[0] ?? '').tenant).toBe(tenants[0]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('refuses flags that mean nothing before it serves', async () => {
  const memory = createMemory({ MEMORY_URL: server.url, MEMORY_TOKEN: await signToken({ tenantId: 'x' }) });
  expect((await memory.run('mcp', '--scope', 'nonsense/x')).code).toBe(2);
  expect(await memory.run('mcp', 'nonsense')).toMatchObject({ code: 2, stdout: '' });
  expect(await memory.run('mcp', '--nonsense')).toMatchObject({ code: 2, stdout: '' });
});
