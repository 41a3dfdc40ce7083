import {
  BrowseDocument,
  CreateDocumentDocument,
  CreateFolderDocument,
  DeleteFolderDocument,
  GetDocumentDocument,
  ListChildrenDocument,
  MoveToFolderDocument,
  ReorderFolderDocument,
  RestoreFolderDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** Ids of the children of a folder, in their order. */
async function childrenOf(client: Client, id: string): Promise<readonly string[]> {
  const { document } = await client.run(ListChildrenDocument, { id, first: 100 });
  return document?.children.edges.map(({ node }) => node.id) ?? [];
}

/** Ids at the root of a scope, in their order. */
async function rootOf(client: Client, scope: string): Promise<readonly string[]> {
  const { browse } = await client.run(BrowseDocument, { scope, depth: 1, first: 100 });
  return browse.entries.map((entry) => entry.document.id);
}

async function plant(ids: readonly string[], folderId?: string): Promise<string> {
  const { scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const id of ids) await document({ id, scope: project, type: 'FACT', content: `Fact ${id}.`, folderId });
  return project;
}

const move = async (client: Client, id: string, folderId?: string, position?: number) =>
  (await client.run(MoveToFolderDocument, { id, folderId, position })).moveToFolder;

it('makes a folder that is a document with a title, tags and metadata, in another one or at the root', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const input = { scope: project, id: 'results', title: ' Results ', tags: ['#Output'], metadata: { year: 2017 } };
  const { createFolder } = await client.run(CreateFolderDocument, { input });
  expect(createFolder).toMatchObject({
    outcome: 'CREATED',
    document: {
      id: 'results',
      type: 'FOLDER',
      title: 'Results',
      folder: null,
      folderPath: [],
      tags: [{ id: 'output' }],
    },
  });
  await folder({ scope: project, id: 'process', title: 'Think-Process: Paper Analysis', parentId: 'results' });
  await folder({ scope: project, id: 'unread', title: 'Unread' });
  const { document } = await client.run(ListChildrenDocument, { id: 'process' });
  expect(document).toMatchObject({ folder: { id: 'results' }, folderPath: ['Results'], children: { totalCount: 0 } });
  expect(await childrenOf(client, 'results')).toEqual(['process']);
  expect(await rootOf(client, project)).toEqual(['results', 'unread']);
  const [labels] = await runCypher<{ labels: string[] }>(
    `MATCH (t:Tenant {id: $tenant}) MATCH (d:Document {tenantKey: t.key, id: 'results'}) RETURN labels(d) AS labels`,
    { tenant: client.tenant },
  );
  expect(labels?.labels.sort()).toEqual(['Document', 'Folder', 'MemoryItem']);
});

it('refuses a folder that has no title, whose id is taken, or whose parent is none that can hold it', async () => {
  const { client, scope, folder, document } = story();
  const [project, other] = [await scope({ kind: 'PROJECT' }), await scope({ kind: 'PROJECT' })];
  await folder({ scope: other, id: 'elsewhere', title: 'Elsewhere' });
  await document({ id: 'fact', scope: project, type: 'FACT', content: 'x' });
  const refused = [
    [{ title: ' ' }, 'BAD_INPUT', 'title'],
    [{ title: 'x'.repeat(501) }, 'BAD_INPUT', 'title'],
    [{ title: 'x', id: 'fact' }, 'ALREADY_EXISTS', 'id'],
    [{ title: 'x', parentId: 'none' }, 'NOT_FOUND', 'parentId'],
    [{ title: 'x', parentId: 'fact' }, 'BAD_INPUT', 'parentId'],
    [{ title: 'x', parentId: 'elsewhere' }, 'BAD_INPUT', 'parentId'],
    [{ title: 'x', position: -1 }, 'BAD_INPUT', 'position'],
    [{ title: 'x', scope: 'project/none' }, 'NOT_FOUND', 'scope'],
  ] as const;
  for (const [part, code, field] of refused) {
    const input = { scope: project, ...part };
    const { code: got, extensions } = await refusalOf(client, CreateFolderDocument, { input });
    expect([part, got, extensions['field']]).toEqual([part, code, field]);
  }
  expect(await rootOf(client, project)).toEqual(['fact']);
});

it('files documents in one folder at most, of their own scope, and takes them out again', async () => {
  const { client, scope, folder } = story();
  const project = await plant(['a', 'b']);
  for (const id of ['one', 'two']) await folder({ scope: project, id, title: id });
  await folder({ scope: await scope({ kind: 'PROJECT' }), id: 'elsewhere', title: 'x' });
  expect(await move(client, 'a', 'one')).toMatchObject({
    outcome: 'MOVED',
    document: { version: 2, folder: { id: 'one' }, folderPath: ['one'] },
  });
  expect(await move(client, 'a', 'one')).toMatchObject({ outcome: 'UNCHANGED', document: { version: 2 } });
  expect(await move(client, 'a', 'two')).toMatchObject({ outcome: 'MOVED', document: { version: 3 } });
  expect([await childrenOf(client, 'one'), await childrenOf(client, 'two')]).toEqual([[], ['a']]);
  for (const [folderId, code] of [
    ['none', 'NOT_FOUND'],
    ['elsewhere', 'BAD_INPUT'],
    ['b', 'BAD_INPUT'],
  ] as const) {
    expect([folderId, (await refusalOf(client, MoveToFolderDocument, { id: 'a', folderId })).code]).toEqual([
      folderId,
      code,
    ]);
  }
  expect((await refusalOf(client, MoveToFolderDocument, { id: 'a', position: 0 })).code).toBe('BAD_INPUT');
  expect(await move(client, 'a')).toMatchObject({ outcome: 'MOVED', document: { folder: null, folderPath: [] } });
  expect(await move(client, 'a')).toMatchObject({ outcome: 'UNCHANGED' });
});

it('keeps children in the order that they are put in, however often at one place', async () => {
  const { client, folder } = story();
  const ids = Array.from({ length: 4 }, (_, i) => `d${i}`);
  const project = await plant(ids);
  await folder({ scope: project, id: 'f', title: 'f' });
  for (const id of ids) await move(client, id, 'f');
  expect(await childrenOf(client, 'f')).toEqual(['d0', 'd1', 'd2', 'd3']);
  expect((await move(client, 'd3', 'f', 0)).outcome).toBe('MOVED');
  expect(await childrenOf(client, 'f')).toEqual(['d3', 'd0', 'd1', 'd2']);
  expect((await move(client, 'd3', 'f', 0)).outcome).toBe('UNCHANGED');
  expect((await move(client, 'd2', 'f', 99)).outcome).toBe('UNCHANGED');
  expect((await move(client, 'd3', 'f', 2)).outcome).toBe('MOVED');
  expect(await childrenOf(client, 'f')).toEqual(['d0', 'd1', 'd3', 'd2']);
  for (let i = 0; i < 60; i += 1) await move(client, i % 2 === 0 ? 'd1' : 'd3', 'f', 1); // halves one gap until it is used up
  expect(await childrenOf(client, 'f')).toEqual(['d0', 'd3', 'd1', 'd2']);
});

it('orders the children of a folder and the folders at the root, those that are not named after the others', async () => {
  const { client, folder } = story();
  const ids = ['a', 'b', 'c', 'd'];
  const project = await plant(ids);
  for (const id of ['f', 'g', 'h']) await folder({ scope: project, id, title: id });
  for (const id of ids) await move(client, id, 'f');
  const order = (folderId: string | null, childIds: string[], expectedVersion?: number) =>
    client.run(ReorderFolderDocument, { folderId, scope: project, childIds, expectedVersion });
  const { reorderFolder } = await order('f', ['d', 'b'], 1);
  expect(reorderFolder).toMatchObject({ outcome: 'UPDATED', folder: { id: 'f', version: 2 } });
  expect(await childrenOf(client, 'f')).toEqual(['d', 'b', 'a', 'c']);
  expect((await order(null, ['h', 'f'])).reorderFolder).toMatchObject({ outcome: 'UPDATED', folder: null });
  expect(await rootOf(client, project)).toEqual(['h', 'f', 'g']);
  const once = { folderId: null, scope: project, childIds: ['g'], idempotencyKey: 'k' };
  for (const replayed of [false, true]) {
    expect((await client.run(ReorderFolderDocument, once)).reorderFolder.replayed).toBe(replayed);
  }
  const changed = await refusalOf(client, ReorderFolderDocument, { ...once, childIds: ['h'] });
  expect(changed.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const refused = [
    [{ folderId: 'f', childIds: ['a', 'g'] }, 'BAD_INPUT'],
    [{ folderId: 'f', childIds: ['a', 'a'] }, 'BAD_INPUT'],
    [{ folderId: 'f', childIds: [] }, 'BAD_INPUT'],
    [{ folderId: 'f', childIds: ['none'] }, 'BAD_INPUT'],
    [{ folderId: 'f', childIds: ['a'], expectedVersion: 1 }, 'CONFLICT'],
    [{ folderId: 'none', childIds: ['a'] }, 'NOT_FOUND'],
    [{ folderId: null, childIds: ['a'] }, 'BAD_INPUT'],
    [{ folderId: null, childIds: ['h'], expectedVersion: 1 }, 'BAD_INPUT'],
  ] as const;
  for (const [part, code] of refused) {
    const asked = { scope: project, ...part, childIds: [...part.childIds] };
    expect([part, (await refusalOf(client, ReorderFolderDocument, asked)).code]).toEqual([part, code]);
  }
  expect(await childrenOf(client, 'f')).toEqual(['d', 'b', 'a', 'c']);
});

it('refuses to file a folder in itself or in what is within it', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const chain = Array.from({ length: 12 }, (_, i) => `f${i}`);
  for (const [i, id] of chain.entries())
    await folder({ scope: project, id, title: id, parentId: chain[i - 1] ?? null });
  for (const folderId of ['f0', 'f1', 'f11']) {
    const refusal = await refusalOf(client, MoveToFolderDocument, { id: 'f0', folderId });
    expect(refusal).toMatchObject({ code: 'BAD_INPUT', extensions: { field: 'folderId' } });
  }
  expect((await move(client, 'f11', 'f0')).document.folderPath).toEqual(['f0']);
  const { document } = await client.run(ListChildrenDocument, { id: 'f10' });
  expect(document?.folderPath).toEqual(chain.slice(0, 10));
});

it('renames a folder, whose children then have another path', async () => {
  const { client, folder } = story();
  const project = await plant(['a']);
  await folder({ scope: project, id: 'f', title: 'Old' });
  await move(client, 'a', 'f');
  const { updateDocument } = await client.run(UpdateDocumentDocument, { input: { id: 'f', title: 'New' } });
  expect(updateDocument).toMatchObject({ outcome: 'UPDATED', document: { title: 'New', type: 'FOLDER' } });
  for (const title of ['', '  ', 'x'.repeat(501)]) {
    expect((await refusalOf(client, UpdateDocumentDocument, { input: { id: 'f', title } })).code).toBe('BAD_INPUT');
  }
  expect((await client.run(ListChildrenDocument, { id: 'a' })).document?.folderPath).toEqual(['New']);
  const input = { id: 'f', content: 'text' };
  expect((await refusalOf(client, UpdateDocumentDocument, { input })).code).toBe('BAD_INPUT');
});

it('files a new document in a folder, also an uploaded one, or makes nothing where that is not possible', async () => {
  const { client, folder, document } = story();
  const project = await plant([]);
  await folder({ scope: project, id: 'f', title: 'Papers' });
  await document({ id: 'a', scope: project, type: 'FACT', content: 'x', folderId: 'f' });
  const upload = (fields: Record<string, string>): Promise<Response> =>
    client.upload(Buffer.from('# Whales'), 'whales.md', { scope: project, ...fields });
  expect((await upload({ id: 'u1', folderId: 'f' })).status).toBe(200);
  expect((await upload({ id: 'u2', folderId: 'f', folderPath: '["Seas", "North"]' })).status).toBe(200);
  expect((await client.run(ListChildrenDocument, { id: 'u2' })).document?.folderPath).toEqual([
    'Papers',
    'Seas',
    'North',
  ]);
  expect((await childrenOf(client, 'f')).slice(0, 2)).toEqual(['a', 'u1']);
  for (const fields of [{ folderId: 'none' }, { folderPath: 'Seas' }, { folderPath: '[" "]' }]) {
    expect([fields, (await upload({ id: 'u3', ...fields })).status]).toEqual([
      fields,
      'folderId' in fields ? 404 : 400,
    ]);
  }
  const input = { id: 'u3', scope: project, content: 'x', folderId: 'none' };
  expect((await refusalOf(client, CreateDocumentDocument, { input })).code).toBe('NOT_FOUND');
  expect((await client.run(GetDocumentDocument, { id: 'u3' })).document).toBeNull();
});

it('does a call once for its idempotency key, and none for another version', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const input = { scope: project, title: 'Once', idempotencyKey: 'k1' };
  const made = await client.run(CreateFolderDocument, { input });
  const again = await client.run(CreateFolderDocument, { input });
  expect(again.createFolder).toEqual({ ...made.createFolder, replayed: true });
  const { id } = made.createFolder.document;
  await story().folder({ scope: project, id: 'g', title: 'g' });
  const asked = { id, folderId: 'g', expectedVersion: 1, idempotencyKey: 'k2' };
  const moved = await client.run(MoveToFolderDocument, asked);
  expect((await client.run(MoveToFolderDocument, asked)).moveToFolder).toEqual({
    ...moved.moveToFolder,
    replayed: true,
  });
  const stale = { id, expectedVersion: 1 };
  expect((await refusalOf(client, MoveToFolderDocument, stale)).code).toBe('CONFLICT');
  expect(await rootOf(client, project)).toEqual(['g']);
});

it('shows folders to readers of their scope alone, and lets writers alone change them', async () => {
  const { client, folder } = story();
  const project = await plant(['a']);
  await folder({ scope: project, id: 'f', title: 'f' });
  await move(client, 'a', 'f');
  await join(client, project, 'reader');
  const [reader, stranger] = [await actAs(client, 'reader'), await actAs(client, 'stranger')];
  expect(await childrenOf(reader, 'f')).toEqual(['a']);
  expect(await childrenOf(stranger, 'f')).toEqual([]);
  expect((await refusalOf(stranger, BrowseDocument, { scope: project, depth: 1 })).code).toBe('NOT_FOUND');
  for (const who of [reader, stranger]) {
    expect((await refusalOf(who, MoveToFolderDocument, { id: 'a' })).code).toBe('NOT_FOUND');
    const input = { scope: project, title: 'x' };
    expect((await refusalOf(who, CreateFolderDocument, { input })).code).toBe('NOT_FOUND');
    const order = { folderId: 'f', scope: project, childIds: ['a'] };
    expect((await refusalOf(who, ReorderFolderDocument, order)).code).toBe('NOT_FOUND');
  }
  expect(await childrenOf(client, 'f')).toEqual(['a']);
});

it('tells those who watch the scope what was filed', async () => {
  const { client, folder, document } = story();
  const project = await plant(['a']);
  await folder({ scope: project, id: 'f', title: 'f' });
  await move(client, 'a', 'f');
  await client.run(ReorderFolderDocument, { folderId: 'f', scope: project, childIds: ['a'] });
  await move(client, 'a');
  await document({ id: 'end', scope: project, type: 'FACT', content: 'x', folderId: 'f' });
  await client.run(DeleteFolderDocument, { id: 'f', unfile: true });
  await client.run(RestoreFolderDocument, { id: 'f' });
  const seen: string[] = [];
  const kinds = ['DOCUMENT_FILED', 'DOCUMENT_DELETED', 'DOCUMENT_RESTORED'] as const;
  for await (const { documentEvents: event } of client.watch(WatchDocumentsDocument, {
    ...{ scope: project, since: '0', kinds: [...kinds] },
  })) {
    seen.push(`${event.kind} ${event.documentId ?? '-'} ${event.version ?? '-'}`);
    if (event.kind === 'DOCUMENT_RESTORED') break;
  }
  expect(seen.slice(0, 3)).toEqual(['DOCUMENT_FILED a 2', 'DOCUMENT_FILED f 2', 'DOCUMENT_FILED a 3']);
  expect(seen.slice(3, 5).sort()).toEqual(['DOCUMENT_DELETED f 3', 'DOCUMENT_FILED end 2']); // of one transaction
  expect(seen.slice(5)).toEqual(['DOCUMENT_RESTORED f 4']);
});
