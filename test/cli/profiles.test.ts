import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../testkit/client.js';
import { goodClaims, logIn, signToken, startLoginServer } from '../testkit/login.js';
import { createMemory, type Memory, plain } from '../testkit/memory.js';
import { beginStory } from '../testkit/seed.js';
import type { TestServer } from '../testkit/server.js';
import { CreateApiKeyDocument } from '../../src/client/generated/operations.js';

let server: TestServer;
beforeAll(async () => (server = await startLoginServer()), 120_000);
afterAll(() => server.stop());

interface File {
  readonly profiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const file = ({ configDir }: Memory): string => join(configDir, 'profiles.json');
const read = (memory: Memory): File => JSON.parse(readFileSync(file(memory), 'utf8')) as File;
const claims = (tenantId: string) => goodClaims({ tenantId, sub: 'ada', roles: ['admin'] });

it('keeps a token that the server has taken in a file that nobody else can read, and never says it', async () => {
  const memory = createMemory({});
  const token = await signToken(claims('cli-login'));
  const { code, stdout, stderr } = await memory.feed(`${token}\n`, 'login', '--url', server.url);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    profile: 'default',
    url: server.url,
    viewer: { userId: 'ada', tenantId: 'cli-login' },
  });
  expect(stdout).not.toContain(token);
  expect(read(memory)).toEqual({ profiles: { default: { url: server.url, token } } });
  expect(statSync(file(memory)).mode & 0o777).toBe(0o600);
  expect(await memory.json('status')).toMatchObject({
    url: server.url,
    urlFrom: 'profile',
    health: 'ok',
    viewer: { userId: 'ada' },
  });
  await memory.json('logout');
  expect(read(memory)).toEqual({ profiles: { default: { url: server.url } } });
  const without = await memory.run('scope', 'list');
  expect([without.code, without.stderr]).toEqual([4, expect.stringMatching(/^UNAUTHENTICATED: /)]);
});

it('keeps nothing of a token that the server refuses', async () => {
  const memory = createMemory({});
  const { code, stderr } = await memory.feed('mnk_nonsense\n', 'login', '--url', server.url);
  expect([code, stderr]).toEqual([4, expect.stringMatching(/^UNAUTHENTICATED: .+\nHint: /)]);
  expect(() => read(memory)).toThrow('ENOENT');
});

it('takes an API key in a terminal without showing what is typed', async () => {
  const client = await logIn(server.url, { ...claims('cli-key'), tenantId: 'cli-key' });
  const { createApiKey } = await client.run(CreateApiKeyDocument, { input: { name: 'Terminal', permission: 'WRITE' } });
  const terminal = createMemory({ MEMORY_URL: server.url }).terminal(['login']);
  await terminal.says('Token or API key for');
  terminal.type(`${createApiKey.secret}\r`);
  const { code, screen } = await terminal.ended();
  expect([code, plain(screen)]).toEqual([0, expect.stringMatching(/Logged in to \S+ as ada in cli-key, may write/)]);
  expect(screen).not.toContain(createApiKey.secret.slice(0, 12));
});

it('speaks to the server of the profile that is named, with its token and scope', async () => {
  const memory = createMemory({});
  for (const tenant of ['cli-one', 'cli-two']) {
    const token = await signToken(claims(tenant));
    expect((await memory.feed(token, 'login', '--profile', tenant, '--url', server.url)).code).toBe(0);
    await memory.json('--profile', tenant, 'scope', 'create', `project/proj_${tenant}`, '--use');
  }
  await memory.json('--profile', 'cli-one', 'add', 'Kept in the first.', '--id', 'doc_first');
  expect(await memory.with({ MEMORY_PROFILE: 'cli-one' }).json('show', 'doc_first')).toMatchObject({
    scope: 'project/proj_cli-one',
  });
  expect((await memory.with({ MEMORY_PROFILE: 'cli-two' }).run('show', 'doc_first')).code).toBe(3);
  expect(await memory.json('--profile', 'cli-two', 'list')).toMatchObject({
    scope: 'project/proj_cli-two',
    documents: [],
  });
  const unknown = await memory.run('--profile', 'cli-three', 'list');
  expect([unknown.code, unknown.stderr]).toEqual([3, expect.stringContaining('There are cli-one, cli-two.')]);
}, 60_000);

it('sends the token of a profile to the server of that profile alone', async () => {
  const memory = createMemory({});
  const token = await signToken(claims('cli-only'));
  await memory.feed(token, 'login', '--url', server.url);
  const other = server.url.replace('127.0.0.1', 'localhost');
  const elsewhere = await memory.run('status', '--url', other);
  expect(elsewhere.stderr).toContain('The token of profile default is for another server and was not sent.');
  expect(JSON.parse(elsewhere.stdout)).toMatchObject({ viewer: null });
  const given = await memory.with({ MEMORY_TOKEN: token }).run('status', '--url', other);
  expect([given.stderr, JSON.parse(given.stdout)]).toEqual([
    '',
    expect.objectContaining({ viewer: expect.objectContaining({ userId: 'ada' }) as unknown }),
  ]);
});

it('takes the scope from the flag before the environment, and from that before the profile', async () => {
  const story = beginStory(createClient(`cli-${Date.now()}`));
  const { project, session, process } = await story.chain('order');
  const memory = createMemory({ MEMORY_URL: story.client.url, MEMORY_TENANT: story.client.tenant });
  expect(await memory.json('scope', 'use', project)).toMatchObject({ scope: { address: project } });
  const scopeOf = async (which: Memory, ...args: readonly string[]): Promise<readonly string[]> => {
    const { scope, scopeFrom } = await which.json<{ scope: string; scopeFrom: string }>('status', ...args);
    return [scope, scopeFrom];
  };
  expect(await scopeOf(memory)).toEqual([project, 'profile']);
  const set = memory.with({ MEMORY_SCOPE: session });
  expect(await scopeOf(set)).toEqual([session, 'environment']);
  expect(await scopeOf(set, '--scope', process)).toEqual([process, 'flag']);
  const listed = await memory.json<{ scopes: readonly { address: string }[] }>(
    'scope',
    'list',
    '--kind',
    'session,engine',
  );
  expect(listed.scopes.map(({ address }) => address)).toEqual([session, process]);
  const seen = await memory.json<readonly { scope: { address: string } }[]>('scope', 'show', process);
  expect(seen.map(({ scope }) => scope.address).slice(0, 3)).toEqual([process, session, project]);
});

it('warns where others can read the tokens, and refuses a file that is none of its own', async () => {
  const memory = createMemory({ MEMORY_URL: server.url });
  await memory.feed(await signToken(claims('cli-modes')), 'login');
  chmodSync(file(memory), 0o644);
  expect((await memory.run('status')).stderr).toContain(`chmod 600 ${file(memory)}`);
  writeFileSync(file(memory), '{"profiles": 1}');
  const broken = await memory.run('status');
  expect([broken.code, broken.stderr]).toEqual([
    3,
    expect.stringMatching(/^FILE_NOT_READABLE: The profiles in .* cannot be read/),
  ]);
});
