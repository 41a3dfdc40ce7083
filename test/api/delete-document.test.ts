import {
  AddTagsDocument,
  DeleteDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
  CreateDocumentDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

async function leftOf(tenant: string): Promise<Readonly<Record<string, number>>> {
  const rows = await runCypher<{ label: string; count: number }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (n {tenantKey: t.key})
     WHERE any(label IN labels(n) WHERE label IN ['Document', 'Chunk', 'Window', 'Move', 'Version'])
     RETURN labels(n)[0] AS label, count(*) AS count`,
    { tenant },
  );
  return Object.fromEntries(rows.map((row) => [row.label, row.count]));
}

it('leaves nothing of a document: no chunk, no window, no version, no hit', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const long = Array.from({ length: 600 }, (_, i) => `Sentence ${i} of the harbour log.`).join(' ');
  const { key } = await document({ id: 'log', scope: project, type: 'RESULT', content: long, tags: ['log'] });
  const [windows] = await runCypher<{ count: number }>(
    'MATCH (w:Window)-[:WINDOW_OF]->(:Chunk)-[:CHUNK_OF]->(:Document {key: $key}) RETURN count(w) AS count',
    { key },
  );
  expect(windows?.count).toBeGreaterThan(3);
  await client.run(UpdateDocumentDocument, { input: { id: 'log', metadata: { year: 1878 } } });
  await client.run(AddTagsDocument, { id: 'log', tags: ['old'] });
  expect(await leftOf(client.tenant)).toMatchObject({ Version: 2 });
  expect((await client.run(DeleteDocumentDocument, { id: 'log' })).deleteDocument).toBe(key);
  expect(await leftOf(client.tenant)).toEqual({});
  expect((await client.run(GetDocumentDocument, { id: 'log' })).document).toBeNull();
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'harbour log', scope: project });
  expect(ragQuery.hits).toEqual([]);
});

it('frees the id, and the new document has nothing of the old', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const old = await document({
    id: 'd',
    scope: project,
    type: 'FACT',
    content: 'Old.',
    tags: ['old'],
    metadata: { old: 1 },
  });
  await client.run(DeleteDocumentDocument, { id: 'd' });
  const fresh = await document({ id: 'd', scope: project, type: 'NOTE', content: 'New.' });
  expect(fresh).toMatchObject({ version: 1, tags: [], metadata: {}, content: 'New.' });
  expect(fresh.key).not.toBe(old.key);
});

it('deletes once when many delete at the same moment', async () => {
  const { client, scope, document } = story();
  await document({ id: 'd', scope: await scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.ask(DeleteDocumentDocument, { id: 'd' })));
  expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1);
  const codes = answers.flatMap((answer) => answer.errors?.map((error) => error.extensions?.['code']) ?? []);
  expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']));
});

it('says what is not there, and leaves the document of another tenant with the same id alone', async () => {
  const { client } = story();
  expect((await refusalOf(client, DeleteDocumentDocument, { id: 'd' })).code).toBe('NOT_FOUND');
  const { beginStory } = await import('../testkit/seed.js');
  const other = beginStory();
  const input = { id: 'd', scope: await other.scope({ kind: 'PROJECT' }), type: 'FACT', content: 'x' } as const;
  await other.client.run(CreateDocumentDocument, { input });
  expect((await refusalOf(client, DeleteDocumentDocument, { id: 'd' })).code).toBe('NOT_FOUND');
  expect((await other.client.run(GetDocumentDocument, { id: 'd' })).document?.id).toBe('d');
});
