import {
  GetDocumentDocument,
  MoveScopeDocument,
  RagQueryDocument,
  UpdateDocumentDocument,
  type UpdateDocumentInput,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import type { Story } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

interface ChunkRow {
  readonly key: string;
  readonly text: string;
  readonly embedding: readonly number[];
}

function chunksOf(id: string, tenant: string): Promise<readonly ChunkRow[]> {
  return runCypher<ChunkRow>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (c:Chunk)-[:CHUNK_OF]->(:Document {tenantKey: t.key, id: $id})
     RETURN c.key AS key, c.text AS text, c.embedding_a AS embedding ORDER BY c.position`,
    { id, tenant },
  );
}

const sections = (...names: string[]): string => names.map((name) => `## ${name}\n\nAbout ${name}.\n`).join('\n');

async function plantNote({ scope, document }: Story, content: string): Promise<string> {
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'NOTE', title: 'Animals', content, metadata: { a: 1, b: 'two' } });
  return project;
}

it('replaces the chunks of changed sections, and keeps the vectors of those that stay', async () => {
  const { client } = story();
  const project = await plantNote(story(), sections('Otters', 'Badgers', 'Foxes'));
  const before = await chunksOf('d', client.tenant);
  const input = { id: 'd', content: sections('Foxes', 'Otters', 'Herons') };
  const { updateDocument } = await client.run(UpdateDocumentDocument, { input });
  expect(updateDocument).toMatchObject({ outcome: 'UPDATED', document: { version: 2, indexState: 'READY' } });
  const after = await chunksOf('d', client.tenant);
  expect(after.map((chunk) => chunk.text.includes('About'))).toEqual([true, true, true]);
  const vectorOf = (rows: readonly ChunkRow[], name: string) =>
    rows.find((row) => row.text.includes(`About ${name}`))?.embedding;
  for (const name of ['Foxes', 'Otters']) expect(vectorOf(after, name)).toEqual(vectorOf(before, name));
  expect(vectorOf(after, 'Herons')).toHaveLength(before[0]?.embedding.length ?? 0);
  expect(vectorOf(after, 'Badgers')).toBeUndefined();
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'badgers', scope: project, limit: 100 });
  expect(ragQuery.hits.filter((hit) => hit.text.includes('Badgers'))).toEqual([]);
  const herons = await client.run(RagQueryDocument, { query: 'herons', scope: project });
  expect(herons.ragQuery.hits[0]?.text).toContain('Herons');
});

it('changes nothing, not even the version, when it is asked for what is there already', async () => {
  const { client } = story();
  const content = sections('Otters');
  await plantNote(story(), content);
  const same: UpdateDocumentInput[] = [
    { id: 'd' },
    { id: 'd', content },
    { id: 'd', title: 'Animals', mimeType: 'text/markdown' },
    { id: 'd', metadata: { b: 'two', a: 1 } },
  ];
  for (const input of same) {
    const { updateDocument } = await client.run(UpdateDocumentDocument, { input });
    expect(updateDocument).toMatchObject({ outcome: 'UNCHANGED', document: { version: 1 } });
  }
});

it('answers who may read a document and not write it as if there were none, whatever he asks for', async () => {
  const { client } = story();
  await join(client, await plantNote(story(), sections('Otters')), 'bo');
  const reader = await actAs(client, 'bo');
  expect((await reader.run(GetDocumentDocument, { id: 'd' })).document?.id).toBe('d');
  for (const input of [{ id: 'd' }, { id: 'd', title: 'Animals' }, { id: 'd', title: 'Other', expectedVersion: 7 }])
    expect((await refusalOf(reader, UpdateDocumentDocument, { input })).code).toBe('NOT_FOUND');
});

it('changes what is given, and leaves the rest: title, MIME type, metadata', async () => {
  const { client } = story();
  const project = await plantNote(story(), sections('Otters', 'Badgers'));
  const update = async (input: Omit<UpdateDocumentInput, 'id'>) =>
    (await client.run(UpdateDocumentDocument, { input: { id: 'd', ...input } })).updateDocument.document;
  expect(await update({ title: 'Mustelids' })).toMatchObject({
    title: 'Mustelids',
    version: 2,
    metadata: { a: 1, b: 'two' },
  });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'mustelids', scope: project });
  expect(ragQuery.hits[0]).toMatchObject({ title: 'Mustelids', textScore: 1 });
  expect(await update({ mimeType: 'text/plain' })).toMatchObject({
    version: 3,
    indexProgress: { chunks: 1, embedded: 1 },
  });
  expect(await update({ metadata: { c: true } })).toMatchObject({ version: 4, metadata: { c: true } });
  const [row] = await runCypher<{ names: string[] }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: 'd'})
     RETURN [name IN keys(d) WHERE name STARTS WITH 'metadata_'] AS names`,
    { tenant: client.tenant },
  );
  expect(row?.names).toEqual(['metadata_c']);
});

it('changes a policy of the organization for all below at once, and rewrites nothing there', async () => {
  const { client, scope, document, chain } = story();
  const organization = await scope({ kind: 'ORGANIZATION' });
  const { group, process } = await chain('1');
  await client.run(MoveScopeDocument, { scope: group, parent: organization });
  await document({ id: 'policy', scope: organization, type: 'NOTE', content: 'Visitors sign the vellum ledger.' });
  const own = await document({ id: 'own', scope: process, type: 'NOTE', content: 'The ledger is full.' });
  await client.run(UpdateDocumentDocument, { input: { id: 'policy', content: 'Visitors sign the slate ledger.' } });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'Which ledger do visitors sign?', scope: process });
  expect(ragQuery.hits.map((hit) => hit.text).sort()).toEqual([
    expect.stringContaining('The ledger is full.'),
    expect.stringContaining('the slate ledger'),
  ]);
  expect((await client.run(GetDocumentDocument, { id: 'own' })).document).toMatchObject({ version: own.version });
});

it('moves updatedAt, and never createdAt', async () => {
  const { client } = story();
  await plantNote(story(), sections('Otters'));
  const before = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'New.' } });
  const after = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  expect(after?.createdAt).toBe(before?.createdAt);
  expect(Date.parse(String(after?.updatedAt))).toBeGreaterThan(Date.parse(String(before?.updatedAt)));
});

it('refuses a change for a version that is not the newest, and says which is', async () => {
  const { client } = story();
  await plantNote(story(), sections('Otters'));
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'Second.', expectedVersion: 1 } });
  const refusal = await refusalOf(client, UpdateDocumentDocument, {
    input: { id: 'd', content: 'Third.', expectedVersion: 1 },
  });
  expect(refusal).toMatchObject({ code: 'CONFLICT' });
  expect(Object.values(refusal.extensions)).toContain(2);
  expect((await client.run(GetDocumentDocument, { id: 'd' })).document).toMatchObject({
    content: 'Second.',
    version: 2,
  });
});

it('lets one of many writers of the same version win, and loses none of those that ask for no version', async () => {
  const { client } = story();
  await plantNote(story(), 'Begin.');
  const writers = Array.from({ length: 5 }, (_, i) => i);
  const guarded = await Promise.all(
    writers.map((i) =>
      client.ask(UpdateDocumentDocument, { input: { id: 'd', content: `Guarded ${i}.`, expectedVersion: 1 } }),
    ),
  );
  expect(guarded.filter((answer) => answer.errors === undefined)).toHaveLength(1);
  const codes = guarded.flatMap((answer) => answer.errors?.map((error) => error.extensions?.['code']) ?? []);
  expect(new Set(codes)).toEqual(new Set(['CONFLICT']));
  const free = await Promise.all(
    [0, 1, 2].map((i) => client.run(UpdateDocumentDocument, { input: { id: 'd', metadata: { writer: i } } })),
  );
  expect(free.map((answer) => answer.updateDocument.document.version).sort()).toEqual([3, 4, 5]);
  expect(await chunksOf('d', client.tenant)).toHaveLength(1);
});

it('refuses what cannot be', async () => {
  const { client } = story();
  await plantNote(story(), 'x');
  expect((await refusalOf(client, UpdateDocumentDocument, { input: { id: 'none', title: 'x' } })).code).toBe(
    'NOT_FOUND',
  );
  for (const part of [
    { content: '' },
    { content: '  \n' },
    { title: 'x'.repeat(501) },
    { title: '' },
    { title: ' ' },
    { metadata: { x: 'x'.repeat(66_000) } },
  ]) {
    expect((await refusalOf(client, UpdateDocumentDocument, { input: { id: 'd', ...part } })).code).toBe('BAD_INPUT');
  }
});
