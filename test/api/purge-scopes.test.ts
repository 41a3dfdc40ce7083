import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { jest } from '@jest/globals';
import {
  CreateScopeDocument,
  DeleteFolderDocument,
  DeleteScopeDocument,
  GetDocumentDocument,
  GetScopeDocument,
  ListArchivedScopesDocument,
  PromoteDocumentDocument,
  RestoreFolderDocument,
  RestoreScopeDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import type { Graph } from '../../src/graph/graph.js';
import { purgeArchivedScopes } from '../../src/modules/library/index.js';
import { assertGraph, closeAssertions } from '../testkit/assert-graph.js';
import { type Client, createClient } from '../testkit/client.js';
import { createTestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';
import { refusalOf } from '../testkit/refusal.js';
import { beginStory, type Story } from '../testkit/seed.js';
import { startTestServer, type TestServer } from '../testkit/server.js';

jest.setTimeout(300_000);
const day = 86_400_000;
let database: OwnDatabase;
let server: TestServer;
let graph: Graph;
let story: Story;
let client: Client;
let trial = 0;

beforeAll(async () => {
  database = await startOwnDatabase();
  const { uri, user, password } = database.address;
  server = await startTestServer({ env: { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password } });
  graph = await database.open();
});
beforeEach(() => {
  client = createClient(`purge-${(trial += 1)}`, server.url);
  story = beginStory(client);
});
afterEach(() => assertGraph(client.tenant, database.driver));
afterAll(async () => {
  await server.stop();
  await database.stop();
  await closeAssertions();
});

/** Words that stand in the documents of a chain, one for each scope. */
const words = { group: 'xylophone', project: 'quagmire', session: 'zeppelin', process: 'fjordland' };

async function plant() {
  const chain = await story.chain(String(trial));
  for (const [name, word] of Object.entries(words)) {
    const scope = chain[name as keyof typeof words];
    await story.document({ id: `of ${name}`, scope, type: 'FACT', content: `A ${word} of ${trial}.`, tags: ['x'] });
    const input = { id: `of ${name}`, content: `The ${word} of ${trial}.` };
    await client.run(UpdateDocumentDocument, { input }); // its version must go too
  }
  return chain;
}

/** Labels of nodes beside the feed, which forgets after seven days, that hold a text in any property. */
async function holders(text: string): Promise<unknown[]> {
  const rows = await database.query(
    `MATCH (n) WHERE NOT n:OutboxEvent AND NOT n:Job
       AND any(p IN keys(n) WHERE n[p] IS :: STRING AND n[p] CONTAINS $text) RETURN labels(n) AS labels`,
    { text },
  );
  return rows.map((row) => row['labels']);
}

const gone = (text: string): Promise<unknown[]> =>
  eventually(
    () => holders(text),
    (found) => found.length === 0,
  );

/** What still stands of keys: nodes that have one, or name one. */
async function remains(keys: readonly string[]): Promise<unknown[]> {
  return database.query(
    `MATCH (n) WHERE NOT n:OutboxEvent AND NOT n:Job AND any(key IN $keys WHERE any(p IN keys(n) WHERE n[p] = key))
     RETURN labels(n) AS labels, n.key AS key`,
    { keys },
  );
}

it.each(['session', 'process'] as const)(
  'leaves nothing of a deleted %s but what was promoted out of it',
  async (name) => {
    const chain = await plant();
    const { key } = (await client.run(GetScopeDocument, { address: chain[name] })).scope ?? { key: '' };
    const kept = await story.document({ id: 'kept', scope: chain[name], type: 'FACT', content: 'A promoted vicuña.' });
    await client.run(PromoteDocumentDocument, { id: kept.id, to: 'PROJECT' });
    const began = performance.now();
    const { deleteScope } = await client.run(DeleteScopeDocument, { scope: chain[name] });
    expect(deleteScope).toMatchObject({ outcome: 'DELETED', restorableUntil: null });
    expect((await client.run(ListArchivedScopesDocument, {})).archivedScopes).toEqual([]);
    await gone(`${words[name]} of ${trial}`);
    await gone(chain[name].split('/')[1] ?? '');
    process.stdout.write(`a deleted ${name} was purged after ${Math.round(performance.now() - began)} ms\n`);
    const left = await remains([key]);
    expect(left.map((row) => (row as { labels: string[] }).labels)).toEqual([['Move']]); // of the document that lives on
    expect((await client.run(GetDocumentDocument, { id: 'kept' })).document?.scope).toBe(chain.project);
    expect(await holders(`${words.project} of ${trial}`)).not.toEqual([]);
    expect((await refusalOf(client, RestoreScopeDocument, { scope: chain[name] })).code).toBe('NOT_FOUND');
    await story.scope({ kind: name === 'session' ? 'SESSION' : 'THINK_PROCESS', id: chain[name].split('/')[1] ?? '' });
  },
);

it('leaves nothing of a deleted user scope, while his sessions stay', async () => {
  const chain = await plant();
  const user = (await client.run(CreateScopeDocument, { input: { kind: 'USER', id: 'ada' } })).createScope;
  const session = await story.scope({ kind: 'SESSION', id: 'hers', parent: chain.project, user: 'user/ada' });
  await story.document({ scope: user.address, type: 'FACT', content: `Likes the marzipan of ${trial}.` });
  expect((await client.run(DeleteScopeDocument, { scope: user.address })).deleteScope.outcome).toBe('DELETED');
  await gone(`marzipan of ${trial}`);
  await eventually(
    () => remains([user.key]),
    (left) => left.length === 0,
  );
  expect((await client.run(GetScopeDocument, { address: session })).scope).toMatchObject({ user: null });
});

it('purges a deleted project after 30 days and not a day before, with its file', async () => {
  const chain = await plant();
  const file = Buffer.from(`The calliope of ${trial}.`);
  expect((await client.upload(file, 'a.txt', { scope: chain.project })).status).toBe(200);
  const hash = createHash('sha256').update(file).digest('hex');
  const blobs = async (): Promise<boolean> => {
    const names = await readdir(joinPath(server.dataDir, 'blobs'), { recursive: true });
    return names.some((path) => path.includes(hash));
  };
  expect(await blobs()).toBe(true);
  await client.run(DeleteScopeDocument, { scope: chain.project, cascade: true });
  const clock = createTestClock();
  clock.advance(30 * day - 60_000);
  expect(await purgeArchivedScopes({ graph, clock })).toEqual({ documents: 0, scopes: 0 });
  await client.run(RestoreScopeDocument, { scope: chain.project });
  await client.run(DeleteScopeDocument, { scope: chain.project, cascade: true });
  clock.advance(120_000);
  expect(await purgeArchivedScopes({ graph, clock })).toEqual({ documents: 4, scopes: 3 });
  for (const name of ['project', 'session', 'process'] as const) {
    expect(await holders(`${words[name]} of ${trial}`)).toEqual([]);
    expect(await holders(chain[name].split('/')[1] ?? '')).toEqual([]);
  }
  await eventually(blobs, (there) => !there);
  expect((await refusalOf(client, RestoreScopeDocument, { scope: chain.project })).code).toBe('NOT_FOUND');
  expect((await client.run(ListArchivedScopesDocument, {})).archivedScopes).toEqual([]);
  expect((await client.run(GetDocumentDocument, { id: 'of group' })).document?.scope).toBe(chain.group);
  await story.scope({ kind: 'PROJECT', id: chain.project.split('/')[1] ?? '', parent: chain.group });
});

it('purges a deleted folder after 30 days and not a day before, with what is in it, its files and its ids', async () => {
  const { project, session } = await plant();
  for (const [scope, id] of [
    [project, 'old'],
    [session, 'lost'],
  ] as const) {
    await story.folder({ scope, id, title: id });
    const file = Buffer.from(`The ${id} calliope of ${trial}.`);
    expect((await client.upload(file, 'a.txt', { scope, folderId: id })).status).toBe(200);
    await client.run(DeleteFolderDocument, { id, recursive: true });
  }
  const blobs = async (): Promise<number> => {
    const names = await readdir(joinPath(server.dataDir, 'blobs'), { recursive: true });
    const hashes = ['old', 'lost'].map((id) =>
      createHash('sha256').update(`The ${id} calliope of ${trial}.`).digest('hex'),
    );
    return hashes.filter((hash) => names.some((path) => path.includes(hash))).length;
  };
  const clock = createTestClock();
  clock.advance(30 * day - 60_000);
  expect(await purgeArchivedScopes({ graph, clock })).toEqual({ documents: 0, scopes: 0 });
  expect(await blobs()).toBe(2);
  await client.run(RestoreFolderDocument, { id: 'old' });
  await client.run(DeleteFolderDocument, { id: 'old', recursive: true });
  await client.run(DeleteScopeDocument, { scope: session }); // what is archived in it goes with it
  await eventually(blobs, (left) => left === 1);
  clock.advance(120_000);
  expect(await purgeArchivedScopes({ graph, clock })).toEqual({ documents: 2, scopes: 0 });
  await eventually(blobs, (left) => left === 0);
  expect(await holders(`calliope of ${trial}`)).toEqual([]);
  expect((await refusalOf(client, RestoreFolderDocument, { id: 'old' })).code).toBe('NOT_FOUND');
  for (const id of ['old', 'lost']) await story.folder({ scope: project, id, title: id });
});

it('purges more than a batch of documents and scopes', async () => {
  const { group, project } = await plant();
  await database.query(
    `MATCH (scope:Scope {id: $id, kind: 'project'})
     UNWIND range(1, 450) AS n
     CREATE (item:MemoryItem:Document {key: 'bulk' + $id + n, id: 'bulk' + $id + n, tenantKey: scope.tenantKey,
       scopeKey: scope.key})-[:IN_SCOPE]->(scope)
     CREATE (session:Scope {key: 'bulks' + $id + n, id: 'bulk' + n, kind: 'session', tier: 3, tenantKey: scope.tenantKey})
     CREATE (session)-[:WITHIN]->(scope)`,
    { id: project.split('/')[1] ?? '' },
  );
  const { deleteScope } = await client.run(DeleteScopeDocument, { scope: group, cascade: true });
  expect(deleteScope.contents).toMatchObject({ documents: 454, scopes: 454 });
  const clock = createTestClock(new Date(Date.now() + 31 * day));
  expect(await purgeArchivedScopes({ graph, clock })).toEqual({ documents: 454, scopes: 454 });
  expect(await holders(`bulk${project.split('/')[1] ?? ''}`)).toEqual([]);
});
