import {
  GetDocumentDocument,
  ImportDocumentsDocument,
  ListDocumentsDocument,
  ListScopesDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import neo4j from 'neo4j-driver';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { parsePrometheus } from '../testkit/prometheus.js';
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
  await closeCypher();
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

/** Documents with two tags and a reference to the next one each, written past the API. */
const plantMany = `
  MATCH (t:Tenant {id: $tenant}) MATCH (:ScopeAddress {tenantKey: t.key, address: $scope})-[:NAMES]->(s:Scope)
  MERGE (a:Tag {tenantKey: t.key, id: 'a'}) ON CREATE SET a.key = s.key + 'a', a.label = 'a'
  MERGE (b:Tag {tenantKey: t.key, id: 'b'}) ON CREATE SET b.key = s.key + 'b', b.label = 'b'
  WITH t, s, a, b
  UNWIND range(1, $count) AS i
  CREATE (d:Document:MemoryItem {key: s.key + '-' + i, id: s.key + i, tenantKey: t.key, scopeKey: s.key, type: 'folder', title: 'N',
    content: '', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1,
    createdAt: datetime(), updatedAt: datetime()})
  CREATE (d)-[:IN_SCOPE]->(s), (d)-[:TAGGED {by: 'user'}]->(a), (d)-[:TAGGED {by: 'user'}]->(b)
  WITH t, s, i, d
  MATCH (next:MemoryItem {key: s.key + '-' + (1 + i % toInteger($count))})
  CREATE (d)-[:HAS_REFERENCE]->(:Reference {key: d.key + 'r', tenantKey: t.key, kind: 'cross_reference', text: 'x', by: 'user',
    position: 0, mark: 'm', createdAt: datetime()})-[:TO]->(next)`;

const listWithReferences = `query ($scope: String!, $after: String) {
  documents(scope: $scope, first: 100, after: $after) {
    pageInfo { endCursor hasNextPage }
    edges { node { id scope folder { id } folderPath tags { id } references { kind target { id } } incomingReferences { source { id } } } }
  }
}`;

interface ListedPage {
  readonly documents: {
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    readonly edges: readonly {
      readonly node: Readonly<Record<'tags' | 'references' | 'incomingReferences', unknown[]>>;
    }[];
  };
}

it('costs as many statements for a page of a list of 1,000 documents with tags, folders and references as for one of two', async () => {
  const { client, scope } = story();
  const { tenant } = client;
  const [small, large] = [await scope({ kind: 'PROJECT' }), await scope({ kind: 'PROJECT' })];
  await runCypher(plantMany, { tenant, scope: small, count: 2 });
  await runCypher(plantMany, { tenant, scope: large, count: 1_000 });
  const costs = new Set<number>();
  const seen = { small: 0, large: 0 };
  for (const name of ['small', 'large'] as const) {
    let after: string | null = null;
    do {
      let page: ListedPage | null | undefined;
      const cost = await costOf(tenant, async (reader) => {
        const variables = { scope: name === 'small' ? small : large, after };
        page = (await reader.ask<ListedPage, typeof variables>(listWithReferences, variables)).data;
      });
      costs.add(cost);
      const { edges, pageInfo } = page?.documents ?? { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
      for (const { node } of edges) {
        expect([node.tags.length, node.references.length, node.incomingReferences.length]).toEqual([2, 1, 1]);
      }
      seen[name] += edges.length;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  }
  expect(seen).toEqual({ small: 2, large: 1_000 });
  // What is referred to and what refers is asked for in one turn of the event loop, or in two.
  expect([...costs].filter((cost) => cost < 8 || cost > 9)).toEqual([]);
});

it('costs four statements for one document with everything in it', async () => {
  const { client, scope, document } = story();
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x', tags: ['a', 'b'] });
  const read = (reader: Client) => reader.run(GetDocumentDocument, { id: 'd' });
  expect(await costOf(client.tenant, read)).toBe(4);
});

const ofWrites = /^(library|history|scopes|ingestion\/(create|find-chunk|set-(active|reused)))/;

/** How many statements of the library, its index and its history the server has run. */
async function statementsRun(): Promise<number> {
  const families = parsePrometheus(await (await fetch(`${server.url}/metrics`)).text());
  const samples = [...families].flatMap(([name, { samples: all }]) => (name.includes('statement') ? all : []));
  return samples
    .filter(({ name, labels }) => name.endsWith('_count') && ofWrites.test(labels['statement'] ?? ''))
    .reduce((sum, { value }) => sum + value, 0);
}

it('costs as many statements to update a hundred documents of an import as three', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const writer = createClient(client.tenant, server.url);
  const bring = async (count: number, text: string) => {
    const documents = Array.from({ length: count }, (_, i) => ({
      id: `d${i}`,
      content: `${text} ${i}.`,
      tags: [text],
    }));
    const before = await statementsRun();
    const { importDocuments } = await writer.run(ImportDocumentsDocument, { input: { scope: project, documents } });
    const outcomes = new Set(importDocuments.results.map(({ outcome }) => outcome));
    return { outcomes: [...outcomes], cost: (await statementsRun()) - before };
  };
  expect((await bring(100, 'First')).outcomes).toEqual(['CREATED']);
  const few = await bring(3, 'Second');
  const many = await bring(100, 'Third');
  expect([few.outcomes, many.outcomes]).toEqual([['UPDATED'], ['UPDATED']]);
  expect(many.cost).toBe(few.cost);
  expect(few.cost).toBeLessThan(25);
});
