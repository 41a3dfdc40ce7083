import {
  AddTagsDocument,
  type DocumentFilter,
  ListDocumentsDocument,
  type ListDocumentsQueryVariables,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

async function readAll(client: Client, variables: ListDocumentsQueryVariables): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; ;) {
    const { documents } = await client.run(ListDocumentsDocument, { ...variables, after });
    ids.push(...documents.edges.map((edge) => edge.node.id));
    if (!documents.pageInfo.hasNextPage) return ids;
    after = documents.pageInfo.endCursor;
  }
}

/** A think process with documents of each kind. */
async function plant(): Promise<string> {
  const { client, document } = story();
  const { process: scope } = await story().chain('x');
  const result = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x', nodeId: 'n1' } as const;
  await document({
    id: 'otter',
    scope,
    type: 'NOTE',
    title: 'Otter',
    content: 'They swim in rivers.',
    tags: ['animal', 'wet'],
    metadata: { year: 2017, author: { name: 'Ada' }, ok: true },
    createdAt: '2020-01-01',
  });
  await document({
    id: 'lamp',
    scope,
    type: 'FACT',
    title: 'lamp',
    content: 'It shines; it cannot swim.',
    tags: ['thing'],
    metadata: { year: 2019, author: { name: 'Bob' }, ok: false, list: [1] },
    createdAt: '2021-01-01',
  });
  await document({
    id: 'sums',
    scope,
    type: 'RESULT',
    title: 'Zero',
    content: '{"a": 1}',
    mimeType: 'application/json',
    source: result,
    metadata: { year: '2017' },
    createdAt: '2022-01-01',
  });
  await document({
    id: 'wet-lamp',
    scope,
    type: 'NOTE',
    title: 'Lamp in a river',
    content: 'Broken.',
    mimeType: 'text/plain; charset=utf-8',
    tags: ['thing', 'wet'],
    source: { type: 'TOOL_OUTPUT', thinkProcessId: 'tp_x' },
    createdAt: '2023-01-01',
  });
  await client.run(AddTagsDocument, { id: 'lamp', tags: ['last'] }); // now the one that was changed last
  return scope;
}

const cases: readonly (readonly [string, DocumentFilter, readonly string[]])[] = [
  ['types', { types: ['NOTE', 'RESULT'] }, ['otter', 'sums', 'wet-lamp']],
  ['all of the tags', { tags: ['#Thing', 'wet'] }, ['wet-lamp']],
  ['sources', { sourceTypes: ['MANUAL', 'TOOL_OUTPUT'] }, ['lamp', 'otter', 'wet-lamp']],
  ['a think process', { thinkProcessId: 'tp_x' }, ['sums', 'wet-lamp']],
  ['a task', { thinkProcessId: 'tp_x', nodeId: 'n1' }, ['sums']],
  ['words of the content, inflected', { text: 'swims' }, ['lamp', 'otter']],
  ['all of the words, in title and content', { text: 'LAMP swim' }, ['lamp']],
  ['words and what a query could hold', { text: 'river) OR "(*:*' }, ['otter', 'wet-lamp']],
  ['words with another filter', { text: 'swim', types: ['NOTE'] }, ['otter']],
  ['a time of creation', { createdAt: { from: '2021-01-01', before: '2023-01-01' } }, ['lamp', 'sums']],
  ['a time of creation without an end', { createdAt: { from: '2021-01-02' } }, ['sums', 'wet-lamp']],
  ['a time of change', { updatedAt: { before: '2022-01-01' } }, []],
  ['states of the index', { indexStates: ['READY'] }, ['lamp', 'otter', 'sums', 'wet-lamp']],
  ['states of the index that none has', { indexStates: ['PENDING', 'FAILED'] }, []],
  ['a MIME type without its parameters', { mimeTypes: ['TEXT/plain'] }, ['lamp', 'wet-lamp']],
  ['MIME types of a family', { mimeTypes: ['application/*', 'text/markdown'] }, ['otter', 'sums']],
  ['metadata that is a number', { metadata: [{ name: 'year', equals: 2017 }] }, ['otter']],
  ['metadata that is a text', { metadata: [{ name: 'year', equals: '2017' }] }, ['sums']],
  ['metadata that is a boolean', { metadata: [{ name: 'ok', equals: false }] }, ['lamp']],
  ['metadata of several values', { metadata: [{ name: 'year', in: [2017, 2019, 2020] }] }, ['lamp', 'otter']],
  ['metadata within a map', { metadata: [{ name: 'author.name', equals: 'Ada' }] }, ['otter']],
  ['a range of metadata', { metadata: [{ name: 'year', greaterThan: 2017, lessThan: 2020 }] }, ['lamp']],
  ['texts of metadata in order', { metadata: [{ name: 'author.name', greaterThan: 'Ada' }] }, ['lamp']],
  ['metadata that is there', { metadata: [{ name: 'ok' }] }, ['lamp', 'otter']],
  ['metadata that is not there', { metadata: [{ name: 'year', exists: false }] }, ['wet-lamp']],
  ['several conditions on metadata', { metadata: [{ name: 'ok' }, { name: 'year', lessThan: 2018 }] }, ['otter']],
  ['lists of metadata are not asked for', { metadata: [{ name: 'list' }] }, []],
  ['nothing but metadata is asked for', { metadata: [{ name: 'tenantKey' }, { name: '../title' }] }, []],
  ['no type at all', { types: [] }, []],
];

it('filters by all that a document has, counts what is left, and gives it over pages too', async () => {
  const { client } = story();
  const scope = await plant();
  for (const [name, filter, expected] of cases) {
    const { documents } = await client.run(ListDocumentsDocument, { scope, filter });
    const ids = documents.edges.map(({ node }) => node.id).sort();
    expect([name, ids, documents.totalCount]).toEqual([name, expected, expected.length]);
    expect([name, [...(await readAll(client, { scope, filter, first: 1 }))].sort()]).toEqual([name, expected]);
  }
});

it('sorts by each field in both directions, with words and without, over pages of any size', async () => {
  const { client } = story();
  const scope = await plant();
  const orders = {
    UPDATED_AT: ['otter', 'sums', 'wet-lamp', 'lamp'],
    CREATED_AT: ['otter', 'lamp', 'sums', 'wet-lamp'],
    TITLE: ['wet-lamp', 'otter', 'sums', 'lamp'],
  } as const;
  for (const [field, ascending] of Object.entries(orders) as [keyof typeof orders, readonly string[]][]) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const expected = direction === 'ASC' ? ascending : ascending.toReversed();
      for (const first of [1, 3, 50]) {
        expect(await readAll(client, { scope, orderBy: { field, direction }, first })).toEqual(expected);
        const words = { scope, filter: { text: 'lamp' }, orderBy: { field, direction }, first };
        expect(await readAll(client, words)).toEqual(expected.filter((id) => id.includes('lamp')));
      }
    }
  }
  expect(await readAll(client, { scope, orderBy: { field: 'TITLE' } })).toEqual(orders.TITLE.toReversed());
});

it('gives documents of one title or moment once each, in the order of their keys', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids)
    await document({ id, scope: project, type: 'FACT', title: 'Same', content: id, createdAt: '2020-01-01' });
  await runCypher('MATCH (t:Tenant {id: $t}) MATCH (d:Document {tenantKey: t.key}) SET d.updatedAt = d.createdAt', {
    t: client.tenant,
  });
  for (const field of ['TITLE', 'CREATED_AT', 'UPDATED_AT'] as const) {
    expect(await readAll(client, { scope: project, orderBy: { field, direction: 'ASC' }, first: 2 })).toEqual(ids);
    expect(await readAll(client, { scope: project, orderBy: { field, direction: 'DESC' }, first: 2 })).toEqual(
      ids.toReversed(),
    );
  }
});

it('finds changed words at once, and no longer those that are gone', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'NOTE', title: 'Note', content: 'Otters swim.' });
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'Lamps shine.' } });
  expect(await readAll(client, { scope: project, filter: { text: 'lamp' } })).toEqual(['d']);
  expect(await readAll(client, { scope: project, filter: { text: 'otter' } })).toEqual([]);
});

it('binds a cursor to filter and order, and refuses filters that cannot be', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const id of ['a', 'b']) await document({ id, scope: project, type: 'FACT', content: id });
  const list = { scope: project, first: 1 };
  const after = (await client.run(ListDocumentsDocument, list)).documents.pageInfo.endCursor;
  const others: Partial<ListDocumentsQueryVariables>[] = [
    { orderBy: { field: 'TITLE' } },
    { orderBy: { field: 'UPDATED_AT', direction: 'ASC' } },
    { filter: { text: 'a' } },
    { filter: { metadata: [{ name: 'a', equals: 1 }] } },
    { filter: { includeDescendants: true } },
  ];
  for (const other of others) {
    expect((await refusalOf(client, ListDocumentsDocument, { ...list, ...other, after })).code).toBe('CURSOR_MISMATCH');
  }
  const many = Array.from({ length: 101 }, (_, i) => `w${i}`);
  const bad: DocumentFilter[] = [
    { text: '' },
    { text: '?!' },
    { text: many.join(' ') },
    { tags: [''] },
    { mimeTypes: many },
    { metadata: [{ name: '' }] },
    { metadata: [{ name: 'a', in: many }] },
    { metadata: [{ name: 'a', equals: 1, exists: false }] },
    { metadata: many.map((name) => ({ name })) },
  ];
  for (const filter of bad) {
    expect((await refusalOf(client, ListDocumentsDocument, { ...list, filter })).code).toBe('BAD_INPUT');
  }
});
