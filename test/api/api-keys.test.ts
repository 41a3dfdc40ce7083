import {
  CreateApiKeyDocument,
  CreateScopeDocument,
  GetViewerDocument,
  ListApiKeysDocument,
  ListScopesDocument,
  RevokeApiKeyDocument,
  SetMemberDocument,
  type Permission,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { createClient } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { type CallNames, exampleCalls } from '../testkit/example-calls.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { openSocket, post, postFile, startLoginServer } from '../testkit/login.js';
import { actAs, join, makeKey } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import { rootFields } from '../testkit/root-fields.js';

const story = useStory();
afterAll(closeCypher);

/** What a mutation asks of a credential, where it is not WRITE. A key may always end itself, so READ comes that far. */
const needed: Readonly<Record<string, Permission>> = {
  'Mutation.cancelJob': 'ADMIN',
  'Mutation.disablePlugin': 'ADMIN',
  'Mutation.enablePlugin': 'ADMIN',
  'Mutation.runJob': 'ADMIN',
  'Mutation.runSchedule': 'ADMIN',
  'Mutation.createApiKey': 'ADMIN',
  'Mutation.deleteScope': 'ADMIN',
  'Mutation.removeMember': 'ADMIN',
  'Mutation.restoreScope': 'ADMIN',
  'Mutation.revokeApiKey': 'ADMIN',
  'Mutation.revokeTokens': 'ADMIN',
  'Mutation.setBroaderTags': 'ADMIN',
  'Mutation.setMember': 'ADMIN',
};
const order: readonly Permission[] = ['READ', 'WRITE', 'ADMIN'];
const nothing: CallNames = {
  ...{
    scope: 'project/none',
    document: 'none',
    translation: 'none',
    folder: 'none',
    apiKey: 'none',
    userId: 'none',
    free: 'free',
  },
};

it('shows a secret once, and keeps nothing that it could be had from again', async () => {
  const { client } = story();
  const input = { name: 'for the importer', userId: 'importer', permission: 'WRITE' } as const;
  const { secret, apiKey } = (await client.run(CreateApiKeyDocument, { input })).createApiKey;
  expect(secret).toMatch(/^mnk_[\w-]{43}$/);
  expect(apiKey).toMatchObject({ ...input, prefix: secret.slice(0, 12), lastUsedAt: null, revokedAt: null });
  const { apiKeys } = await client.run(ListApiKeysDocument, {});
  expect(apiKeys.edges.map((edge) => edge.node)).toEqual([apiKey]);
  expect(JSON.stringify(apiKeys)).not.toContain(secret.slice(12));
  const [row] = await runCypher<{ stored: string }>(
    'MATCH (k:ApiKey {key: $key}) RETURN reduce(t = "", p IN keys(k) | t + " " + toString(k[p])) AS stored',
    { key: apiKey.key },
  );
  expect(row?.stored).toContain(secret.slice(0, 12));
  expect(row?.stored).not.toContain(secret.slice(12));
  expect(row?.stored).not.toContain(secret.slice(4));
});

it('logs neither a secret that it made nor one that it was sent', async () => {
  const server = await startLoginServer({ LOG_LEVEL: 'debug' });
  try {
    const client = createClient(story().client.tenant, server.url);
    const { secret } = await makeKey(client, { userId: 'ada' });
    const ada = createClient(client.tenant, server.url, secret);
    await ada.run(ListScopesDocument, {});
    await createClient(client.tenant, server.url, `${secret}x`).ask('{ viewer { userId } }');
    expect(server.output()).toContain('requestId');
    expect(server.output()).not.toContain(secret.slice(12));
  } finally {
    await server.stop();
  }
}, 120_000);

it('acts for its user, who is made where he is new, and for nobody else', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const ada = await actAs(client, 'ada', 'READ');
  const { viewer } = await ada.run(GetViewerDocument, {});
  expect(viewer).toMatchObject({ userId: 'ada', admin: false, credential: 'API_KEY', permission: 'READ' });
  expect(viewer.tenantId).toBe(client.tenant);
  expect((await ada.run(ListScopesDocument, {})).scopes.edges).toEqual([]);
  await join(client, project, 'ada');
  expect((await ada.run(ListScopesDocument, {})).scopes.edges).toHaveLength(1);
});

it.each(order)('lets a key of permission %s make the mutations that it covers, and no other', async (permission) => {
  const { client } = story();
  const mutations = (await rootFields()).filter((field) => field.startsWith('Mutation.'));
  const key = await makeKey(client, { permission }); // of the local user, who administers the tenant
  const holder = createClient(client.tenant, client.url, key.secret);
  for (const field of mutations) {
    const { errors } = await holder.ask(exampleCalls[field]?.(nothing) ?? '');
    const covered = order.indexOf(permission) >= order.indexOf(needed[field] ?? 'WRITE');
    const refused = errors?.[0]?.extensions?.['code'] === 'NOT_PERMITTED';
    expect([field, refused]).toEqual([field, !covered]);
  }
  const uploaded = await postFile(client.url, { authorization: `Bearer ${key.secret}` }, 'project/none');
  expect(uploaded).toBe(permission === 'READ' ? 403 : 404);
  expect((await holder.ask(exampleCalls['Query.scopes']?.(nothing) ?? '')).errors).toBeUndefined();
});

it('is no more over WebSocket than over HTTP', async () => {
  const { client } = story();
  const { secret } = await makeKey(client, { permission: 'READ' });
  const socket = await openSocket(client.url, { authorization: `Bearer ${secret}` });
  await socket.ready;
  const query = 'mutation { createScope(input: { kind: PROJECT, id: "p" }) { key } }';
  socket.send({ id: '1', type: 'subscribe', payload: { query } });
  const answer = await eventually(
    () => Promise.resolve(socket.messages.find((message) => message.id === '1')),
    (message) => message !== undefined,
  );
  socket.close();
  expect(answer?.payload).toMatchObject({ errors: [{ extensions: { code: 'NOT_PERMITTED', needed: 'WRITE' } }] });
  expect((await client.run(ListScopesDocument, {})).scopes.edges).toEqual([]);
});

it('changes nothing by a mutation that its permission does not cover', async () => {
  const { client } = story();
  const reader = await actAs(client, 'local', 'READ');
  const refused = await refusalOf(reader, CreateScopeDocument, { input: { kind: 'PROJECT', id: 'p' } });
  expect(refused).toMatchObject({ code: 'NOT_PERMITTED', extensions: { needed: 'WRITE' } });
  expect((await client.run(ListScopesDocument, {})).scopes.edges).toEqual([]);
  const writer = await actAs(client, 'local', 'WRITE');
  expect((await refusalOf(writer, CreateApiKeyDocument, { input: { name: 'more' } })).code).toBe('NOT_PERMITTED');
  expect((await client.run(ListApiKeysDocument, {})).apiKeys.edges).toHaveLength(2);
});

it('ends at its time', async () => {
  const { client } = story();
  const expiresAt = new Date(Date.now() + 3_000).toISOString();
  const { secret } = await makeKey(client, { userId: 'ada', expiresAt });
  const ada = createClient(client.tenant, client.url, secret);
  expect((await ada.run(GetViewerDocument, {})).viewer.expiresAt).toBe(expiresAt);
  const refused = await eventually(
    () => post(client.url, { authorization: `Bearer ${secret}` }, '{ viewer { userId } }'),
    ({ status }) => status !== 200,
  );
  expect(refused).toMatchObject({ status: 401, body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } });
  const late = Date.now() - Date.parse(expiresAt);
  process.stdout.write(`an expired key was refused ${late} ms after its time\n`);
  expect(late).toBeGreaterThanOrEqual(0);
  const past = { name: 'x', expiresAt: new Date(Date.now() - 1).toISOString() };
  expect((await refusalOf(client, CreateApiKeyDocument, { input: past })).code).toBe('BAD_INPUT');
});

it('is refused with the next request after it was revoked, 20 times of 20', async () => {
  const { client } = story();
  for (let i = 0; i < 20; i += 1) {
    const { key, secret } = await makeKey(client, { userId: 'ada' });
    const ada = createClient(client.tenant, client.url, secret);
    await ada.run(GetViewerDocument, {});
    const { revokeApiKey } = await client.run(RevokeApiKeyDocument, { key });
    expect(revokeApiKey.revokedAt).not.toBeNull();
    expect((await refusalOf(ada, GetViewerDocument, {})).code).toBe('UNAUTHENTICATED');
    const again = await client.run(RevokeApiKeyDocument, { key });
    expect(again.revokeApiKey.revokedAt).toBe(revokeApiKey.revokedAt);
  }
});

it('may end itself, whatever its permission, and no other key', async () => {
  const { client } = story();
  const [mine, other] = [await makeKey(client, { userId: 'ada' }), await makeKey(client, { userId: 'ada' })];
  const ada = createClient(client.tenant, client.url, mine.secret);
  expect((await refusalOf(ada, RevokeApiKeyDocument, { key: other.key })).code).toBe('NOT_PERMITTED');
  expect((await refusalOf(ada, RevokeApiKeyDocument, { key: 'none' })).code).toBe('NOT_PERMITTED');
  await ada.run(RevokeApiKeyDocument, { key: mine.key });
  expect((await refusalOf(ada, GetViewerDocument, {})).code).toBe('UNAUTHENTICATED');
});

it('is hidden from everybody but its user and the admins of its tenant', async () => {
  const { client } = story();
  const hers = await makeKey(client, { userId: 'ada', permission: 'ADMIN' });
  const ada = createClient(client.tenant, client.url, hers.secret);
  const bob = await actAs(client, 'bob');
  const listed = async (reader: typeof client) =>
    (await reader.run(ListApiKeysDocument, {})).apiKeys.edges.map((edge) => edge.node.userId);
  expect(await listed(ada)).toEqual(['ada']);
  expect(await listed(bob)).toEqual(['bob']);
  expect(await listed(client)).toEqual(['bob', 'ada']);
  const there = await refusalOf(bob, RevokeApiKeyDocument, { key: hers.key });
  const not = await refusalOf(bob, RevokeApiKeyDocument, { key: 'none' });
  expect(there.message.replace(hers.key, 'none')).toBe(not.message);
  expect([there.code, not.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await refusalOf(bob, CreateApiKeyDocument, { input: { name: 'x', userId: 'ada' } })).code).toBe('NOT_FOUND');
  const foreign = createClient(`${client.tenant}-2`);
  expect(await listed(foreign)).toEqual([]);
  expect((await refusalOf(foreign, RevokeApiKeyDocument, { key: hers.key })).code).toBe('NOT_FOUND');
  expect(await listed(ada)).toEqual(['ada']);
});

it('says when it was last used, to the minute', async () => {
  const { client } = story();
  const { secret } = await makeKey(client, { userId: 'ada' });
  const lastUsed = async () => (await client.run(ListApiKeysDocument, {})).apiKeys.edges[0]?.node.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  const before = Date.now();
  await createClient(client.tenant, client.url, secret).run(GetViewerDocument, {});
  const used = Date.parse((await lastUsed()) ?? '');
  expect(used).toBeGreaterThanOrEqual(before - 1);
  expect(used).toBeLessThanOrEqual(Date.now());
});

it('is listed in pages, the newest first, each key once', async () => {
  const { client } = story();
  for (let i = 0; i < 7; i += 1) await makeKey(client, { name: `key ${i}`, userId: `user ${i % 2}` });
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { apiKeys }: { apiKeys: Page } = await client.run(ListApiKeysDocument, { first: 3, after });
    names.push(...apiKeys.edges.map((edge) => edge.node.name));
    after = apiKeys.pageInfo.hasNextPage ? apiKeys.pageInfo.endCursor : null;
  } while (after !== null);
  expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `key ${i}`));
});

/** A page of the list. */
interface Page {
  readonly edges: readonly { readonly node: { readonly name: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

it.each([
  ['an empty name', { name: ' ' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['an empty user', { name: 'x', userId: '' }],
  ['a user with a control character', { name: 'x', userId: 'a\u0000b' }],
])('is not made with %s', async (_, input) => {
  const { client } = story();
  expect((await refusalOf(client, CreateApiKeyDocument, { input })).code).toBe('BAD_INPUT');
  expect((await client.run(ListApiKeysDocument, {})).apiKeys.edges).toEqual([]);
});

it('lets a member who was given a key of permission ADMIN do no more than his role', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  await join(client, project, 'ada');
  const ada = await actAs(client, 'ada', 'ADMIN');
  const refused = await refusalOf(ada, SetMemberDocument, { input: { scope: project, userId: 'bob' } });
  expect(refused.code).toBe('NOT_FOUND');
});
