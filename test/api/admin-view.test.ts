import {
  CreateDocumentDocument,
  CreateScopeDocument,
  ListDocumentsDocument,
  type ListDocumentsQueryVariables,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Two projects in a group with two sessions each, and three documents in each scope: 21, written in turns. */
async function plant(): Promise<readonly string[]> {
  const { scope, document } = story();
  const group = await scope({ kind: 'GROUP', id: 'g' });
  const addresses = [group];
  for (const p of ['p1', 'p2']) {
    const project = await scope({ kind: 'PROJECT', id: p, parent: group });
    addresses.push(project);
    for (const s of [`${p}s1`, `${p}s2`]) addresses.push(await scope({ kind: 'SESSION', id: s, parent: project }));
  }
  for (let n = 0; n < 3; n += 1) {
    for (const address of addresses) {
      const id = `${address} ${n}`;
      await document({
        id,
        scope: address,
        type: n === 0 ? 'FACT' : 'NOTE',
        content: `Number ${id}.`,
        tags: [`t${n}`],
      });
    }
  }
  return addresses;
}

/** All pages of a list, and its total on each page. */
async function listAll(who: Client, variables: ListDocumentsQueryVariables): Promise<readonly string[]> {
  const ids: string[] = [];
  const totals = new Set<number>();
  let after: string | null = null;
  do {
    const page: Page = (await who.run(ListDocumentsDocument, { ...variables, after })).documents;
    ids.push(...page.edges.map((edge) => edge.node.id));
    totals.add(page.totalCount);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect([...totals]).toEqual([ids.length]);
  return ids;
}

/** A page of documents. */
interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const documentsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => [0, 1, 2].map((n) => `${address} ${n}`)).sort();

it.each([1, 2, 5, 20, 21, 100])(
  'pages through several scopes by %i, each document once, the one changed last first',
  async (first) => {
    const { client } = story();
    const addresses = await plant();
    const written = [0, 1, 2].flatMap((n) => addresses.map((address) => `${address} ${n}`)).reverse();
    expect(await listAll(client, { scope: 'group/g', filter: { includeDescendants: true }, first })).toEqual(written);
  },
);

it('lists one scope alone where descendants are not asked for, and no search ever finds more', async () => {
  const { client } = story();
  await plant();
  expect((await listAll(client, { scope: 'group/g' })).toSorted()).toEqual(documentsOf(['group/g']));
  const { ragQuery } = await client.run(RagQueryDocument, { scope: 'group/g', query: 'number', limit: 100 });
  expect(new Set(ragQuery.hits.map((hit) => hit.scope))).toEqual(new Set(['group/g']));
});

it('filters by type and tag before it counts and pages', async () => {
  const { client } = story();
  const addresses = await plant();
  const facts = await listAll(client, {
    scope: 'group/g',
    filter: { includeDescendants: true, types: ['FACT'] },
    first: 3,
  });
  expect([...facts].sort()).toEqual(addresses.map((address) => `${address} 0`).sort());
  const tagged = await listAll(client, {
    scope: 'project/p1',
    filter: { includeDescendants: true, tags: ['t2'] },
    first: 2,
  });
  expect([...tagged].sort()).toEqual(['project/p1 2', 'session/p1s1 2', 'session/p1s2 2']);
});

it('refuses the cursor of a list without descendants in one with them', async () => {
  const { client } = story();
  await plant();
  const { documents } = await client.run(ListDocumentsDocument, { scope: 'group/g', first: 1 });
  const after = documents.pageInfo.endCursor;
  const refused = await refusalOf(client, ListDocumentsDocument, {
    scope: 'group/g',
    filter: { includeDescendants: true },
    after,
  });
  expect(refused.code).toBe('CURSOR_MISMATCH');
});

it('shows each role the documents of those scopes that it may read, and counts no other', async () => {
  const { client } = story();
  const addresses = await plant();
  await join(client, 'group/g', 'head', 'OWNER');
  await join(client, 'group/g', 'plain');
  await join(client, 'project/p1', 'engine', 'ENGINE');
  await join(client, 'project/p1', 'colleague');
  await join(client, 'session/p1s1', 'worker', 'OWNER');
  const deep = { scope: 'group/g', filter: { includeDescendants: true }, first: 4 };
  const sees: Readonly<Record<string, readonly string[]>> = {
    head: addresses,
    plain: ['group/g'],
    engine: ['group/g', 'project/p1', 'session/p1s1', 'session/p1s2'],
    colleague: ['group/g', 'project/p1'],
    worker: ['group/g', 'project/p1', 'session/p1s1'],
  };
  for (const [name, scopes] of Object.entries(sees)) {
    const seen = await listAll(await actAs(client, name), deep);
    expect([name, [...seen].sort()]).toEqual([name, documentsOf(scopes)]);
  }
  expect((await refusalOf(await actAs(client, 'stranger'), ListDocumentsDocument, deep)).code).toBe('NOT_FOUND');
});

it('shows what a member wrote in a session of his own to the head of its project, and not to his colleague', async () => {
  const { client } = story();
  await plant();
  await join(client, 'project/p1', 'head', 'OWNER');
  for (const userId of ['ada', 'bob']) await join(client, 'project/p1', userId);
  const [head, ada, bob] = [await actAs(client, 'head'), await actAs(client, 'ada'), await actAs(client, 'bob')];
  await ada.run(CreateScopeDocument, { input: { kind: 'SESSION', id: 'hers', parent: 'project/p1' } });
  await ada.run(CreateDocumentDocument, { input: { scope: 'session/hers', id: 'draft', content: 'A draft.' } });
  const deep = { scope: 'project/p1', filter: { includeDescendants: true } };
  expect(await listAll(ada, deep)).toContain('draft');
  expect(await listAll(head, deep)).toContain('draft');
  expect(await listAll(bob, deep)).not.toContain('draft');
});
