import {
  BrowseDocument,
  CreateDocumentDocument,
  CreateFolderDocument,
  DeleteDocumentDocument,
  DeleteFolderDocument,
  GetDocumentDocument,
  ListArchivedFoldersDocument,
  ListChildrenDocument,
  ListDocumentsDocument,
  MoveToFolderDocument,
  RagQueryDocument,
  RestoreFolderDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { assertGraph } from '../testkit/assert-graph.js';
import { type Client, createClient } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** A folder with two facts and a folder with a third one in it, and a fact beside it. */
async function plant(): Promise<string> {
  const { scope, folder, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await folder({ scope: project, id: 'top', title: 'Top' });
  await folder({ scope: project, id: 'old', title: 'Old', parentId: 'top', tags: ['stale-ish'] });
  await folder({ scope: project, id: 'older', title: 'Older', parentId: 'old' });
  for (const [id, folderId] of [
    ['a', 'old'],
    ['b', 'old'],
    ['c', 'older'],
    ['beside', undefined],
  ] as const) {
    await document({ id, scope: project, type: 'FACT', content: `The xylophone of ${id}.`, tags: ['x'], folderId });
  }
  return project;
}

/** Everything that is to be found in a scope: by the list, by words, by meaning, by the tree. */
async function found(client: Client, scope: string): Promise<readonly (readonly string[])[]> {
  const query = async (filter: object): Promise<readonly string[]> => {
    const { documents } = await client.run(ListDocumentsDocument, { scope, first: 100, filter });
    return documents.edges.map(({ node }) => node.id).sort();
  };
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'Which xylophone?', scope, limit: 50 });
  const { browse } = await client.run(BrowseDocument, { scope, depth: 5, first: 100 });
  return [
    await query({}),
    await query({ text: 'xylophone' }),
    [...new Set(ragQuery.hits.map((hit) => hit.documentId))].sort(),
    browse.entries.map(({ document }) => document.id).sort(),
  ];
}

const all = ['a', 'b', 'beside', 'c', 'old', 'older', 'top'];
const facts = ['a', 'b', 'beside', 'c'];

it('refuses a folder that has children, and says before what would go', async () => {
  const { client } = story();
  const scope = await plant();
  for (const [document, field] of [
    [DeleteFolderDocument, 'deleteFolder'],
    [DeleteDocumentDocument, 'deleteDocument'],
  ] as const) {
    const { code, message, extensions } = await refusalOf(client, document as typeof DeleteFolderDocument, {
      id: 'old',
    });
    expect([field, code, message]).toEqual([field, 'FOLDER_NOT_EMPTY', 'The folder old holds 3 documents.']);
    expect(extensions['hint']).toContain('dryRun');
  }
  const { deleteFolder } = await client.run(DeleteFolderDocument, { id: 'old', dryRun: true });
  expect(deleteFolder).toMatchObject({
    outcome: 'WOULD_ARCHIVE',
    contents: {
      ...{ documents: 5, chunks: 3, references: 0 },
      types: [
        { type: 'FACT', count: 3 },
        { type: 'FOLDER', count: 2 },
      ],
    },
  });
  const refused = [
    [{ id: 'none' }, 'NOT_FOUND'],
    [{ id: 'none', dryRun: true }, 'NOT_FOUND'],
    [{ id: 'a' }, 'BAD_INPUT'],
    [{ id: 'old', recursive: true, unfile: true }, 'BAD_INPUT'],
    [{ id: 'old', recursive: true, expectedVersion: 7 }, 'CONFLICT'],
  ] as const;
  for (const [asked, code] of refused) {
    expect([asked, (await refusalOf(client, DeleteFolderDocument, asked)).code]).toEqual([asked, code]);
  }
  expect(await found(client, scope)).toEqual([all, facts, facts, all]);
});

it('hides a folder and all within it everywhere at once, and brings all of it back as it was', async () => {
  const { client } = story();
  const scope = await plant();
  const before = await client.run(BrowseDocument, { scope, depth: 5, first: 100 });
  const { deleteFolder } = await client.run(DeleteFolderDocument, { id: 'old', recursive: true });
  expect(deleteFolder).toMatchObject({ outcome: 'ARCHIVED', contents: { documents: 5, chunks: 3 }, unfiled: 0 });
  const left = ['beside', 'top'];
  expect(await found(client, scope)).toEqual([left, ['beside'], ['beside'], left]);
  for (const id of ['old', 'older', 'a', 'c']) {
    expect((await client.run(GetDocumentDocument, { id })).document).toBeNull();
    expect((await refusalOf(client, MoveToFolderDocument, { id })).code).toBe('NOT_FOUND');
    expect((await refusalOf(client, UpdateDocumentDocument, { input: { id, title: 'x' } })).code).toBe('NOT_FOUND');
    expect((await refusalOf(client, DeleteDocumentDocument, { id })).code).toBe('NOT_FOUND');
    const input = { id, scope, content: 'x' };
    expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('ALREADY_EXISTS');
  }
  await assertGraph(client.tenant);
  const { archivedFolders } = await client.run(ListArchivedFoldersDocument, { scope });
  expect(archivedFolders).toMatchObject([{ id: 'old', title: 'Old', documents: 5, scope }]);
  expect((await refusalOf(client, RestoreFolderDocument, { id: 'older' })).code).toBe('NOT_FOUND');

  const { restoreFolder } = await client.run(RestoreFolderDocument, { id: 'old' });
  expect(restoreFolder).toMatchObject({
    warnings: [],
    document: { id: 'old', folderPath: ['Top'], tags: [{ id: 'stale-ish' }] },
  });
  expect(await found(client, scope)).toEqual([all, facts, facts, all]);
  const after = await client.run(BrowseDocument, { scope, depth: 5, first: 100 });
  const shape = ({ browse }: typeof before) =>
    browse.entries.map((each) => [each.document.id, each.parentId, each.depth]);
  expect(shape(after)).toEqual(shape(before));
  expect((await client.run(GetDocumentDocument, { id: 'c' })).document).toMatchObject({
    ...{ content: 'The xylophone of c.', indexState: 'READY', version: 3, tags: [{ id: 'x' }] },
  });
  expect((await client.run(ListArchivedFoldersDocument, { scope })).archivedFolders).toEqual([]);
  expect((await refusalOf(client, RestoreFolderDocument, { id: 'old' })).code).toBe('NOT_FOUND');
});

it('keeps what is in a folder, at the root, where that is asked for', async () => {
  const { client } = story();
  const scope = await plant();
  const { deleteFolder } = await client.run(DeleteFolderDocument, { id: 'old', unfile: true });
  expect(deleteFolder).toMatchObject({ outcome: 'ARCHIVED', unfiled: 3, contents: { documents: 1, chunks: 0 } });
  const rest = all.filter((id) => id !== 'old');
  expect(await found(client, scope)).toEqual([rest, facts, facts, rest]);
  const { browse } = await client.run(BrowseDocument, { scope, depth: 5, first: 100 });
  expect(browse.entries.map(({ document, depth }) => `${depth} ${document.id}`).sort()).toEqual([
    ...['1 a', '1 b', '1 beside', '1 older', '1 top', '2 c'],
  ]);
});

it('deletes an empty folder, by either call', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const id of ['one', 'two']) await folder({ scope: project, id, title: id });
  await client.run(DeleteFolderDocument, { id: 'one' });
  await client.run(DeleteDocumentDocument, { id: 'two' });
  const { archivedFolders } = await client.run(ListArchivedFoldersDocument, { scope: project });
  expect(archivedFolders.map(({ id }) => id)).toEqual(['one']);
  expect((await client.run(BrowseDocument, { scope: project, depth: 1 })).browse.entries).toEqual([]);
});

it('brings a folder back at the root, and says so, where the one that it was in is gone', async () => {
  const { client } = story();
  const scope = await plant();
  await client.run(DeleteFolderDocument, { id: 'older', recursive: true });
  await client.run(DeleteFolderDocument, { id: 'old', recursive: true });
  const { archivedFolders } = await client.run(ListArchivedFoldersDocument, { scope });
  expect(archivedFolders.map(({ id, documents }) => [id, documents])).toEqual([
    ['old', 3],
    ['older', 2],
  ]);
  const { restoreFolder } = await client.run(RestoreFolderDocument, { id: 'older' });
  expect(restoreFolder).toMatchObject({ warnings: [expect.stringContaining('root')], document: { folder: null } });
  expect((await client.run(ListChildrenDocument, { id: 'c' })).document?.folderPath).toEqual(['Older']);
});

it('lets those who write the scope alone delete, list and restore its folders', async () => {
  const { client } = story();
  const scope = await plant();
  await join(client, scope, 'reader');
  const [reader, stranger] = [await actAs(client, 'reader'), await actAs(client, 'stranger')];
  const codes = async (who: Client): Promise<readonly unknown[]> => [
    (await refusalOf(who, DeleteFolderDocument, { id: 'old', recursive: true })).code,
    (await refusalOf(who, DeleteFolderDocument, { id: 'old', dryRun: true })).code,
    (await refusalOf(who, ListArchivedFoldersDocument, { scope })).code,
    (await refusalOf(who, RestoreFolderDocument, { id: 'old' })).code,
  ];
  for (const who of [reader, stranger]) expect(await codes(who)).toEqual(Array(4).fill('NOT_FOUND'));
  await client.run(DeleteFolderDocument, { id: 'old', recursive: true });
  for (const who of [reader, stranger]) {
    expect((await refusalOf(who, RestoreFolderDocument, { id: 'old' })).code).toBe('NOT_FOUND');
  }
});

it('takes at most 1,000 documents at once', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  await folder({ scope: project, id: 'full', title: 'Full' });
  await runCypher(
    `MATCH (t:Tenant {id: $tenant}) MATCH (f:Folder {tenantKey: t.key, id: 'full'})-[:IN_SCOPE]->(s)
     UNWIND range(1, 1000) AS i
     CREATE (f)-[:CONTAINS {folderKey: f.key, position: toFloat(i)}]->(d:MemoryItem:Document {key: f.key + 'x' + i,
       tenantKey: t.key, scopeKey: s.key, id: 'd' + i, type: 'fact', title: 'T', content: 'C', mimeType: 'text/plain',
       sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1, createdAt: datetime(),
       updatedAt: datetime()})-[:IN_SCOPE]->(s)`,
    { tenant: client.tenant },
  );
  const refusal = await refusalOf(client, DeleteFolderDocument, { id: 'full', recursive: true });
  expect(refusal.code).toBe('BAD_INPUT');
  expect(refusal.message).toContain('1001 documents');
  await client.run(DeleteDocumentDocument, { id: 'd1' });
  const { deleteFolder } = await client.run(DeleteFolderDocument, { id: 'full', recursive: true });
  expect(deleteFolder.contents.documents).toBe(1_000);
  const { documents } = await client.run(ListDocumentsDocument, { scope: project });
  expect(documents.totalCount).toBe(0);
});

it('takes, or refuses, every document that 8 clients file in a folder while it is deleted', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (let trial = 0; trial < 5; trial += 1) {
    const top = `top${trial}`;
    await client.run(CreateFolderDocument, { input: { scope: project, id: top, title: top } });
    const ids = Array.from({ length: 8 }, (_, i) => `d${trial}-${i}`);
    for (const id of ids) await document({ id, scope: project, type: 'FACT', content: `Fact ${id}.` });
    const moving = ids.map((id) => createClient(client.tenant).ask(MoveToFolderDocument, { id, folderId: top }));
    const { deleteFolder } = await client.run(DeleteFolderDocument, { id: top, recursive: true });
    const done = (await Promise.all(moving)).map(({ errors }) => errors?.[0]?.extensions?.['code'] ?? 'DONE');
    expect(deleteFolder.contents.documents).toBe(1 + done.filter((each) => each === 'DONE').length);
    const there = await Promise.all(ids.map((id) => client.run(GetDocumentDocument, { id })));
    expect(there.map((each) => each.document === null)).toEqual(done.map((each) => each === 'DONE'));
    await assertGraph(client.tenant);
  }
});
