import {
  GetDocumentDocument,
  ImportDocumentsDocument,
  ListDocumentsDocument,
  ListScopesDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
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
  await server.stop();
  await counter.stop();
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
