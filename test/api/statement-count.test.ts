import {
  GetDocumentDocument,
  ListDocumentsDocument,
  ListScopesDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import neo4j from 'neo4j-driver';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { startTestServer, type TestServer } from '../testkit/server.js';
import { startStatementCounter, type StatementCounter } from '../testkit/statement-counter.js';

const story = useStory();
let counter: StatementCounter;
let server: TestServer;

beforeAll(async () => {
  const { uri, user, password } = testEnvironment().neo4j;
  counter = await startStatementCounter(uri);
  const { dataDir } = testEnvironment(); // one folder for all servers of a database: any of them may run its jobs
  server = await startTestServer({
    dataDir,
    env: { NEO4J_URI: counter.uri, NEO4J_USER: user, NEO4J_PASSWORD: password },
  });
});

afterAll(async () => {
  await server.stop();
  await counter.stop();
  await closeCypher();
});

/** How many statements an operation costs, once its server knows the viewer. */
async function costOf(tenant: string, operation: (client: Client) => Promise<unknown>): Promise<number> {
  const client = createClient(tenant, server.url);
  await client.run(ListScopesDocument, {});
  const before = counter.count();
  await operation(client);
  return counter.count() - before;
}

it('costs as many statements for a list of many documents as for one of few, nested fields and all', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const plant = (id: string) => document({ id, scope: project, type: 'FACT', content: `Fact ${id}.`, tags: ['a', id] });
  const list = (reader: Client) => reader.run(ListDocumentsDocument, { scope: project, first: 100 });
  const query = (reader: Client) => reader.run(RagQueryDocument, { query: 'fact', scope: project, limit: 100 });
  for (const id of ['0', '1']) await plant(id);
  const few = { list: await costOf(client.tenant, list), query: await costOf(client.tenant, query) };
  await Promise.all(Array.from({ length: 22 }, (_, i) => plant(`more${i}`)));
  expect((await list(createClient(client.tenant, server.url))).documents.edges).toHaveLength(24);
  const many = { list: await costOf(client.tenant, list), query: await costOf(client.tenant, query) };
  expect(many).toEqual(few);
  expect(few).toEqual({ list: 6, query: 1 });
});

it('costs as many statements for a tree of a thousand documents as for one of few, with tags, folder and scope', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const ids = Array.from({ length: 10 }, (_, i) => `f${i}`);
  for (const id of ids) await folder({ scope: project, id, title: id });
  const fill = (from: number, to: number) =>
    runCypher(
      `MATCH (t:Tenant {id: $tenant}) MATCH (f:Folder {tenantKey: t.key})-[:IN_SCOPE]->(s)
       MERGE (tag:Tag {tenantKey: t.key, id: 'x'}) ON CREATE SET tag.key = t.key + 'x', tag.label = 'X'
       WITH t, f, s, tag UNWIND range($from, $to) AS i
       CREATE (f)-[:CONTAINS {folderKey: f.key, position: toFloat(i)}]->(d:MemoryItem:Document {key: f.key + 'x' + toString(i),
         tenantKey: t.key, scopeKey: s.key, id: f.id + '-' + toString(i), type: 'fact', title: 'T', content: 'C', mimeType: 'text/plain',
         sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1, createdAt: datetime(),
         updatedAt: datetime()})-[:IN_SCOPE]->(s)
       CREATE (d)-[:TAGGED {by: 'user'}]->(tag)`,
      { tenant: client.tenant, from: neo4j.int(from), to: neo4j.int(to) },
    );
  const text = `{ browse(scope: "${project}", depth: 2, first: 100) { entries { document {
    id scope tags { id } folder { id title } folderPath } } } }`;
  const list = async (reader: Client): Promise<readonly unknown[]> => {
    const { data } = await reader.ask<{ browse: { entries: readonly unknown[] } }, object>(text);
    return data?.browse.entries ?? [];
  };
  await fill(1, 1);
  const few = await costOf(client.tenant, list);
  await fill(2, 99);
  expect(await list(createClient(client.tenant, server.url))).toHaveLength(1_000);
  expect(await costOf(client.tenant, list)).toBe(few);
  expect(few).toBe(8);
});

it('costs four statements for one document with everything in it', async () => {
  const { client, scope, document } = story();
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', tags: ['a', 'b'] });
  const read = (reader: Client) => reader.run(GetDocumentDocument, { id: 'd' });
  expect(await costOf(client.tenant, read)).toBe(4);
});
