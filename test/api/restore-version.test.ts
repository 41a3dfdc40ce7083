import { access, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import {
  AddTagsDocument,
  DeleteDocumentDocument,
  GetDocumentDocument,
  RagQueryDocument,
  RestoreVersionDocument,
  SetTagsDocument,
  UpdateDocumentDocument,
  type UpdateDocumentInput,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { historyOf } from '../testkit/history.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const update = (input: Omit<UpdateDocumentInput, 'id'>) =>
  story().client.run(UpdateDocumentDocument, { input: { id: 'd', ...input } });
const restore = async (version: number, more: object = {}) =>
  (await story().client.run(RestoreVersionDocument, { id: 'd', version, ...more })).restoreVersion;

async function plant(content = '## Otters\n\nThey swim.\n\n## Lamps\n\nThey shine.'): Promise<string> {
  const project = await story().scope({ kind: 'PROJECT' });
  const note = { id: 'd', scope: project, type: 'NOTE', title: 'Note', content, tags: ['a', 'b'] } as const;
  await story().document({ ...note, metadata: { year: 1 } });
  return project;
}

async function vectors(): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await runCypher<{ text: string; vector: readonly number[] }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (c:Chunk)-[:CHUNK_OF]->(:Document {tenantKey: t.key, id: 'd'})
     RETURN c.text AS text, c.embedding_a AS vector`,
    { tenant: story().client.tenant },
  );
  return new Map(rows.map((row) => [row.text, row.vector]));
}

it('makes a document what it was, as a version more, found by its old text, with the vectors of what stayed', async () => {
  const { client } = story();
  const project = await plant();
  const first = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  await update({ content: '## Otters\n\nThey swim.', metadata: { month: 2 }, language: 'sv' });
  const swimming = [...(await vectors())].find(([text]) => text.includes('swim'));
  await client.run(SetTagsDocument, { id: 'd', tags: ['b', 'c'] });
  const restored = await restore(1);
  expect(restored).toMatchObject({
    outcome: 'UPDATED',
    replayed: false,
    document: { version: 4, indexState: 'READY' },
  });
  const { title, content, mimeType, language, metadata } = restored.document;
  expect({ title, content, mimeType, language, metadata }).toEqual({
    ...{ title: 'Note', content: first?.content, mimeType: first?.mimeType },
    ...{ language: first?.language, metadata: { year: 1 } },
  });
  expect(restored.document.tags.map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await vectors()).get(swimming?.[0] ?? '')).toEqual(swimming?.[1]);
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'shine', scope: project });
  expect(ragQuery.hits[0]?.text).toContain('They shine.');
  expect((await historyOf(client, 'd')).map(({ version }) => version)).toEqual([3, 2, 1]);
  expect((await restore(3)).document).toMatchObject({ language: 'sv', metadata: { month: 2 }, version: 5 });
});

it('changes nothing where the document is that already', async () => {
  const { client } = story();
  await plant();
  expect(await restore(1)).toMatchObject({ outcome: 'UNCHANGED', document: { version: 1 } });
  await update({ content: 'Second.' });
  await restore(1);
  expect(await restore(1)).toMatchObject({ outcome: 'UNCHANGED', document: { version: 3 } });
  expect(await historyOf(client, 'd')).toHaveLength(2);
});

it('is done once under an idempotency key, and refused for a version that is not the newest', async () => {
  const { client } = story();
  await plant();
  await update({ content: 'Second.' });
  const conflict = { id: 'd', version: 1, expectedVersion: 1 };
  expect((await refusalOf(client, RestoreVersionDocument, conflict)).code).toBe('CONFLICT');
  const once = { expectedVersion: 2, idempotencyKey: 'back' };
  expect(await restore(1, once)).toMatchObject({ outcome: 'UPDATED', replayed: false, document: { version: 3 } });
  expect(await restore(1, once)).toMatchObject({ outcome: 'UPDATED', replayed: true, document: { version: 3 } });
  const other = { id: 'd', version: 2, ...once };
  expect((await refusalOf(client, RestoreVersionDocument, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await historyOf(client, 'd')).toHaveLength(2);
});

it('refuses what is not kept and whoever may not write, who learns nothing by it', async () => {
  const { client } = story();
  const project = await plant();
  await update({ content: 'Second.' });
  for (const [id, version] of [
    ['d', 3],
    ['d', 0],
    ['d', -1],
    ['none', 1],
  ] as const) {
    expect([id, version, (await refusalOf(client, RestoreVersionDocument, { id, version })).code]).toEqual([
      ...[id, version, 'NOT_FOUND'],
    ]);
  }
  await join(client, project, 'kim', 'MEMBER');
  for (const who of ['kim', 'stranger']) {
    const reader = await actAs(client, who);
    expect((await refusalOf(reader, RestoreVersionDocument, { id: 'd', version: 1 })).code).toBe('NOT_FOUND');
  }
  expect((await client.run(GetDocumentDocument, { id: 'd' })).document?.version).toBe(2);
});

it('brings back more tags than one call takes', async () => {
  const { client } = story();
  await plant();
  const tags = Array.from({ length: 150 }, (_, i) => `t${i}`);
  for (const some of [tags.slice(0, 75), tags.slice(75)]) await client.run(AddTagsDocument, { id: 'd', tags: some });
  await client.run(SetTagsDocument, { id: 'd', tags: [] });
  expect((await restore(3)).document.tags).toHaveLength(152);
});

it('restores the title of a stored file, which its versions hold, and the file goes with the document', async () => {
  const { client, scope } = story();
  const file = await readFile('test/fixtures/lamp-crate.png');
  const marked = Buffer.concat([file, Buffer.from(story().client.tenant)]); // no other test has this content
  const fields = { scope: await scope({ kind: 'PROJECT' }), id: 'd', title: 'Crate' };
  const response = await client.upload(marked, 'lamp-crate.png', fields);
  expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, '']);
  const before = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  await update({ title: 'Renamed' });
  const restored = await restore(1);
  expect(restored).toMatchObject({ outcome: 'UPDATED', document: { title: 'Crate', content: before?.content } });
  await eventually(
    async () => (await client.run(GetDocumentDocument, { id: 'd' })).document?.indexState,
    (state) => state === 'READY',
  );
  const blob = joinPath(testEnvironment().dataDir, before?.content ?? '');
  const isThere = (): Promise<boolean> =>
    access(blob).then(
      () => true,
      () => false,
    );
  expect(await isThere()).toBe(true);
  expect(await heldBy(before?.key ?? '')).toEqual(['Document', 'Version', 'Version']);
  await client.run(DeleteDocumentDocument, { id: 'd' });
  expect(await eventually(isThere, (there) => !there)).toBe(false);
});

/** What holds the file of a document: the document, and its versions. */
async function heldBy(key: string): Promise<readonly string[]> {
  const rows = await runCypher<{ label: string }>(
    `MATCH (:Document {key: $key})-[:STORED_IN]->(b:Blob) MATCH (b)<-[:STORED_IN]-(n)
     RETURN head([label IN labels(n) WHERE label IN ['Document', 'Version']]) AS label ORDER BY label`,
    { key },
  );
  return rows.map(({ label }) => label);
}
