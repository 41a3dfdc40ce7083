import {
  BrowseDocument,
  type BrowseQueryVariables,
  type FolderFilter,
  ListChildrenDocument,
  ListDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Project → Results → Think-Process: Paper Analysis → a file, an empty folder Unread, and two documents in no folder. */
async function plant(): Promise<string> {
  const { scope, folder, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await folder({ scope: project, id: 'results', title: 'Results' });
  await folder({ scope: project, id: 'unread', title: 'Unread' });
  await folder({ scope: project, id: 'process', title: 'Think-Process: Paper Analysis', parentId: 'results' });
  const fact = (id: string, folderId?: string) =>
    document({ id, scope: project, type: 'FACT', content: `The lamp of ${id}.`, folderId });
  await fact('in process', 'process');
  for (const i of [1, 2, 3, 4, 5]) await fact(`result ${i}`, 'results');
  await fact('older');
  await fact('newer');
  return project;
}

/** A tree as it is printed: ids, a level deeper each, and where more are to be had. */
async function tree(client: Client, asked: BrowseQueryVariables): Promise<readonly string[]> {
  const { browse } = await client.run(BrowseDocument, asked);
  return browse.entries.map(
    ({ document, depth, hasMore, childCount }) =>
      `${'- '.repeat(depth)}${document.id}${childCount > 0 ? ` (${childCount})` : ''}${hasMore ? ' …' : ''}`,
  );
}

it('shows a scope as a tree, folders first, then what is in no folder, the one changed last first', async () => {
  const { client } = story();
  const scope = await plant();
  const results = [1, 2, 3, 4, 5].map((i) => `- - result ${i}`);
  expect(await tree(client, { scope, depth: 3, first: 50 })).toEqual([
    ...['- results (6)', '- - process (1)', '- - - in process', ...results],
    ...['- unread', '- newer', '- older'],
  ]);
  expect(await tree(client, { scope, depth: 2, first: 50 })).toEqual([
    ...['- results (6)', '- - process (1) …', ...results],
    ...['- unread', '- newer', '- older'],
  ]);
  const { browse } = await client.run(BrowseDocument, { scope, folderId: 'results', depth: 2, first: 1 });
  expect(browse).toMatchObject({ scope, hasMore: true, folder: { id: 'results', title: 'Results' } });
  expect(browse.entries.map(({ document, parentId }) => [document.id, parentId])).toEqual([
    ['process', 'results'],
    ['in process', 'process'],
  ]);
});

it('cuts every level, and goes on where it was cut', async () => {
  const { client } = story();
  const scope = await plant();
  expect(await tree(client, { scope, depth: 2, first: 2 })).toEqual([
    ...['- results (6) …', '- - process (1) …', '- - result 1', '- unread'],
  ]);
  const { browse } = await client.run(BrowseDocument, { scope, depth: 2, first: 2 });
  expect(browse.hasMore).toBe(true);
  const rest = await client.run(BrowseDocument, { scope, depth: 2, first: 2, after: browse.endCursor });
  expect(rest.browse.entries.map(({ document }) => document.id)).toEqual(['newer', 'older']);
  expect(rest.browse.hasMore).toBe(false);
  const last = await client.run(BrowseDocument, { scope, depth: 2, first: 1, after: browse.endCursor });
  const end = await client.run(BrowseDocument, { scope, depth: 2, first: 1, after: last.browse.endCursor });
  expect([last, end].map(({ browse: each }) => [each.entries[0]?.document.id, each.hasMore])).toEqual([
    ['newer', true],
    ['older', false],
  ]);
  const after = browse.entries[0]?.endCursor ?? null;
  const ids: (string | undefined)[] = [];
  for (let cursor = after, more = true; more;) {
    const { document } = await client.run(ListChildrenDocument, { id: 'results', first: 3, after: cursor });
    expect(document?.children.totalCount).toBe(6);
    ids.push(...(document?.children.edges.map(({ node }) => node.id) ?? []));
    cursor = document?.children.pageInfo.endCursor ?? null;
    more = document?.children.pageInfo.hasNextPage ?? false;
  }
  expect(ids).toEqual(['result 2', 'result 3', 'result 4', 'result 5']);
});

it('refuses a depth, a size, a folder or a cursor that cannot be', async () => {
  const { client } = story();
  const scope = await plant();
  const other = await story().scope({ kind: 'PROJECT' });
  const { browse } = await client.run(BrowseDocument, { scope, depth: 1, first: 1 });
  const refused: readonly (readonly [BrowseQueryVariables, string])[] = [
    [{ scope, depth: 0 }, 'BAD_INPUT'],
    [{ scope, depth: 11 }, 'BAD_INPUT'],
    [{ scope, depth: 1, first: 101 }, 'BAD_INPUT'],
    [{ scope, depth: 1, folderId: 'none' }, 'NOT_FOUND'],
    [{ scope, depth: 1, folderId: 'newer' }, 'NOT_FOUND'],
    [{ scope: other, depth: 1, folderId: 'results' }, 'NOT_FOUND'],
    [{ scope: 'project/none', depth: 1 }, 'NOT_FOUND'],
    [{ scope: other, depth: 1, after: browse.endCursor }, 'CURSOR_MISMATCH'],
    [{ scope, depth: 1, after: 'x' }, 'BAD_INPUT'],
  ];
  for (const [asked, code] of refused) {
    expect([asked, (await refusalOf(client, BrowseDocument, asked)).code]).toEqual([asked, code]);
  }
});

it('lists documents by their folder, by those within it, and those in none', async () => {
  const { client } = story();
  const scope = await plant();
  const list = async (folder: FolderFilter, more: object = {}): Promise<readonly string[]> => {
    const { documents } = await client.run(ListDocumentsDocument, {
      ...{ scope, first: 100, filter: { folder, ...more }, orderBy: { field: 'TITLE', direction: 'ASC' } },
    });
    expect(documents.totalCount).toBe(documents.edges.length);
    return documents.edges.map(({ node }) => node.id).sort();
  };
  const results = [1, 2, 3, 4, 5].map((i) => `result ${i}`);
  expect(await list({ ids: ['process'] })).toEqual(['in process']);
  expect(await list({ ids: ['results'] })).toEqual(['process', ...results]);
  expect(await list({ ids: ['results'], recursive: true })).toEqual(['in process', 'process', ...results]);
  expect(await list({ ids: ['results'], recursive: true }, { types: ['FACT'] })).toEqual(['in process', ...results]);
  expect(await list({ unfiled: true })).toEqual(['newer', 'older', 'results', 'unread']);
  expect(await list({ ids: ['process'], unfiled: true }, { types: ['FACT'] })).toEqual([
    'in process',
    'newer',
    'older',
  ]);
  expect(await list({ ids: ['none'] })).toEqual([]);
  expect(await list({ ids: ['results'], recursive: true }, { text: 'lamp process' })).toEqual(['in process']);
  const filter = { folder: {} };
  expect((await refusalOf(client, ListDocumentsDocument, { scope, filter })).code).toBe('BAD_INPUT');
});
