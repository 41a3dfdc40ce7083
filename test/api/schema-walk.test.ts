import { randomUUID } from 'node:crypto';
import { ListScopesDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { type CallNames, exampleCalls } from '../testkit/example-calls.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { openSocket, post, signToken, startLoginServer } from '../testkit/login.js';
import { actAs, join, makeKey } from '../testkit/people.js';
import { eventually } from '../testkit/eventually.js';
import { rootFields } from '../testkit/root-fields.js';
import type { TestServer } from '../testkit/server.js';

const story = useStory();
let server: TestServer;

beforeAll(async () => {
  server = await startLoginServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeCypher();
});

/** What a stranger is answered: a code, or the data, in which nothing of others is. */
const toStranger: Readonly<Record<string, unknown>> = {
  'Query.apiKeys': { apiKeys: { edges: [{ node: expect.objectContaining({ userId: 'stranger' }) as object }] } },
  'Query.archivedScopes': { archivedScopes: [] },
  'Query.document': { document: null },
  'Query.documentVersion': { documentVersion: null },
  'Query.embeddingUsage': { embeddingUsage: { entries: [], total: { tokens: 0 } } },
  'Query.job': { job: null },
  'Query.jobs': { jobs: { totalCount: 0, edges: [] } },
  'Query.memoryTools': { memoryTools: expect.any(Array) as object },
  'Query.plugins': { plugins: [{ name: 'no-op' }] },
  'Query.schedules': { schedules: [] },
  'Query.scope': { scope: null },
  'Query.scopes': { scopes: { totalCount: 0, edges: [] } },
  'Query.task': { task: null },
  'Query.thinkProcess': { thinkProcess: null },
  'Query.tag': { tag: null },
  'Query.viewer': { viewer: { userId: 'stranger' } },
};

/** What an admin of the tenant alone may do, and what has nothing to act on. */
const notForOwners = [
  ...['cancelJob', 'disablePlugin', 'enablePlugin', 'runJob', 'runSchedule', 'restoreScope', 'restoreFolder'],
  ...['removeReference', 'setBroaderTags'],
].map((name) => `Mutation.${name}`);

/** A project with a session, a document, a member and an archived scope, of which a stranger learns nothing. */
async function plant(): Promise<CallNames & { readonly sibling: string }> {
  const { client, scope, document } = story();
  const { project, session } = await story().chain('a');
  const sibling = await scope({ kind: 'PROJECT', id: 'archived' });
  await document({ id: 'secret', scope: session, type: 'FACT', content: 'The secret is a lamp.', tags: ['x'] });
  await document({ id: 'geheim', scope: session, type: 'FACT', content: 'Das Geheimnis ist eine Lampe.', tags: ['x'] });
  await join(client, project, 'owner', 'OWNER');
  await client.ask(`mutation { deleteScope(scope: "${sibling}") { outcome } }`);
  const { key } = await makeKey(client, { userId: 'owner' });
  return {
    scope: project,
    document: 'secret',
    translation: 'geheim',
    folder: await story().folder({ scope: project, id: 'drawer', title: 'Secret drawer' }),
    apiKey: key,
    userId: 'owner',
    free: 'free',
    sibling,
  };
}

const typeOf = (field: string): string => field.split('.')[0] ?? '';

/** The answer over HTTP, or of a subscription over WebSocket. */
async function ask(url: string, headers: Record<string, string>, field: string, query: string): Promise<unknown> {
  if (typeOf(field) !== 'Subscription') {
    const { body } = await post(url, headers, query);
    return body.errors?.[0]?.extensions.code ?? body.data;
  }
  const socket = await openSocket(url, headers);
  await socket.ready;
  socket.send({ id: '1', type: 'subscribe', payload: { query } });
  const answer = await eventually(
    () => Promise.resolve(socket.messages.find((message) => message.id === '1')),
    (message) => message !== undefined,
  );
  socket.close();
  const [error] = answer?.payload as readonly { readonly extensions: { readonly code: string } }[];
  return error?.extensions.code;
}

it('knows a call of every field of the schema', async () => {
  const fields = await rootFields();
  expect(Object.keys(exampleCalls).sort()).toEqual([...fields].sort());
});

it('tells whoever does not identify himself nothing, not even what the schema is', async () => {
  const names = await plant();
  for (const [field, call] of Object.entries(exampleCalls)) {
    const { body, status } = await post(server.url, {}, call(names));
    expect([field, status, body.data, body.errors?.[0]?.extensions.code]).toEqual([
      ...[field, 401, undefined, 'UNAUTHENTICATED'],
    ]);
  }
  const introspection = '{ __schema { types { name } } }';
  expect((await post(server.url, {}, introspection)).status).toBe(401);
  const socket = await openSocket(server.url, {});
  expect((await socket.closed).code).toBe(4403);
  const known = { authorization: `Bearer ${await signToken({ tenantId: story().client.tenant })}` };
  expect((await post(server.url, known, introspection)).status).toBe(200);
});

it('tells a stranger of the tenant nothing of others, and lets him change nothing', async () => {
  const names = await plant();
  const { client } = story();
  const { secret } = await makeKey(client, { userId: 'stranger', permission: 'ADMIN' });
  const headers = { authorization: `Bearer ${secret}` };
  const before = await snapshot(client.tenant);
  const answers = new Map<string, unknown>();
  for (const [field, call] of Object.entries(exampleCalls)) {
    answers.set(field, await ask(client.url, headers, field, call(names)));
  }
  const expected = Object.keys(exampleCalls).map((field) => [field, toStranger[field] ?? 'NOT_FOUND']);
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
  expect(await snapshot(client.tenant)).toEqual(before);
});

it('answers a stranger the same about what is there and what is not', async () => {
  const names = await plant();
  const { client } = story();
  const stranger = await actAs(client, 'stranger');
  const free = randomUUID();
  const missing = {
    ...names,
    scope: `project/${free}`,
    document: free,
    translation: free,
    folder: free,
    apiKey: free,
    userId: free,
  };
  for (const [field, call] of Object.entries(exampleCalls)) {
    if (typeOf(field) === 'Subscription') continue;
    const there = JSON.stringify(await stranger.ask(call(names)));
    const not = JSON.stringify(await stranger.ask(call(missing)));
    const named = [names.scope, names.document, names.translation, names.folder, names.apiKey, names.userId];
    const unnamed = named.reduce((text, name) => text.replaceAll(name, free), there);
    expect([field, unnamed]).toEqual([field, not.replaceAll(`project/${free}`, free)]);
  }
});

it('lets the owner make each of these calls', async () => {
  const names = await plant();
  const { client } = story();
  await join(client, 'session/sess_a', 'owner', 'OWNER');
  const owner = await actAs(client, 'owner');
  const later = ['Mutation.moveScope', 'Mutation.deleteDocument', 'Mutation.removeMember', 'Mutation.revokeApiKey'];
  const fields = Object.keys(exampleCalls).filter(
    (field) => !field.startsWith('Subscription') && !later.includes(field),
  );
  for (const field of [...fields, ...later]) {
    const { errors } = await owner.ask(exampleCalls[field]?.(names) ?? '');
    const expected = notForOwners.includes(field) ? 'NOT_FOUND' : undefined;
    expect([field, errors?.[0]?.extensions?.['code']]).toEqual([field, expected]);
  }
  expect((await owner.run(ListScopesDocument, {})).scopes.edges.length).toBeGreaterThan(0);
});

/** What stands in a tenant: how many nodes and edges, versions, and keys that are still good. */
async function snapshot(tenant: string): Promise<unknown> {
  return runCypher(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
     MATCH (n {tenantKey: tenantKey})
     WHERE NOT n:EmbeddingUsage // what he asks costs, and is on the account of no scope that he does not see
     RETURN labels(n) AS labels, n.key AS key, n.version AS version, n.revokedAt AS revokedAt, n.tokensEndedAt AS ended,
            COUNT { (n)--() } AS edges ORDER BY key, labels`,
    { tenant },
  );
}
