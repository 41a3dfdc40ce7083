import {
  AddTagsDocument,
  GetTagDocument,
  ListDocumentsDocument,
  type ListDocumentsQueryVariables,
  ListTagsDocument,
  RagQueryDocument,
  SetBroaderTagsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** Ids of the documents of a list, in order. */
async function listed(client: Client, scope: string, filter: ListDocumentsQueryVariables['filter']): Promise<string[]> {
  const { documents } = await client.run(ListDocumentsDocument, { scope, filter });
  expect(documents.totalCount).toBe(documents.edges.length);
  return documents.edges.map(({ node }) => node.id).sort();
}

/** A project with facts that have some tags. */
async function plant(tags: Readonly<Record<string, string[]>>): Promise<string> {
  const { scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const [id, own] of Object.entries(tags)) {
    await document({ id, scope: project, type: 'FACT', content: `The lamp ${id} burns oil.`, tags: own });
  }
  return project;
}

const place = (client: Client, tag: string, broader: string[]) => client.run(SetBroaderTagsDocument, { tag, broader });

it('puts a path below what it begins with, and each below the one before it', async () => {
  const { client } = story();
  const project = await plant({ a: ['#Topic/Attention/Sparse'], b: ['topic'], c: ['topical'] });
  expect(await listed(client, project, { tags: ['topic'] })).toEqual(['a', 'b']);
  expect(await listed(client, project, { tags: ['#topic/attention'] })).toEqual(['a']);
  expect(await listed(client, project, { tags: ['topic'], expandHierarchy: false })).toEqual(['b']);
  const { tag } = await client.run(GetTagDocument, { id: '#topic/attention', scope: project });
  expect(tag).toMatchObject({ label: 'Topic/Attention', documentCount: 0, broader: [{ id: 'topic' }] });
  expect(tag?.narrower).toEqual([{ id: 'topic/attention/sparse', label: 'Topic/Attention/Sparse', documentCount: 1 }]);
});

it('combines tags with AND, each with all that are narrower, in lists and in questions, with type and scope', async () => {
  const { client } = story();
  const project = await plant({
    both: ['flash', 'cheap'],
    one: ['flash'],
    none: ['cheap'],
    plain: ['attention', 'efficiency'],
  });
  await place(client, 'flash', ['attention']);
  await place(client, 'cheap', ['#efficiency', 'money']);
  const tags = ['#attention', 'efficiency'];
  expect(await listed(client, project, { tags, types: ['FACT'] })).toEqual(['both', 'plain']);
  expect(await listed(client, project, { tags, types: ['NOTE'] })).toEqual([]);
  expect(await listed(client, project, { tags, text: 'oil' })).toEqual(['both', 'plain']);
  expect(await listed(client, project, { tags, expandHierarchy: false })).toEqual(['plain']);
  expect(await listed(client, project, { tags: ['money', 'nobody has it'] })).toEqual([]);
  const ask = async (more: object) => {
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'lamp', scope: project, tags, ...more });
    return ragQuery.hits.map(({ documentId }) => documentId).sort();
  };
  expect(await ask({})).toEqual(['both', 'plain']);
  expect(await ask({ expandHierarchy: false })).toEqual(['plain']);
  expect(await ask({ tags: ['money'] })).toEqual(['both', 'none']);
  expect(await ask({ tags: ['nobody has it'] })).toEqual([]);
});

it('goes ten steps down and no further', async () => {
  const { client } = story();
  const project = await plant({ d10: ['t10'], d11: ['t11'] });
  for (let i = 1; i <= 11; i += 1) await place(client, `t${i}`, [`t${i - 1}`]);
  expect(await listed(client, project, { tags: ['t0'] })).toEqual(['d10']);
  expect(await listed(client, project, { tags: ['t1'] })).toEqual(['d10', 'd11']);
});

it('keeps a page going while the hierarchy changes', async () => {
  const { client } = story();
  const project = await plant({ a: ['x'], b: ['x'], c: ['y'] });
  const page = {
    scope: project,
    filter: { tags: ['x'] },
    orderBy: { field: 'TITLE', direction: 'ASC' },
    first: 1,
  } as const;
  const first = (await client.run(ListDocumentsDocument, page)).documents;
  await place(client, 'y', ['x']);
  const rest = await client.run(ListDocumentsDocument, { ...page, first: 5, after: first.pageInfo.endCursor ?? null });
  expect(rest.documents.edges.map(({ node }) => node.id)).toEqual(['b', 'c']);
});

it('refuses a circle, however long, and what the server alone sets', async () => {
  const { client } = story();
  await plant({ a: ['a/b'] });
  expect((await place(client, 'a/b', ['x'])).setBroaderTags.broader).toEqual(['a', 'x']);
  await place(client, 'x', ['y']);
  for (const [tag, broader] of [
    ['y', ['a/b']],
    ['a', ['a/b']],
    ['y', ['y']],
    ['y', ['stale']],
    ['auto:n', ['y']],
  ] as const) {
    const refused = await refusalOf(client, SetBroaderTagsDocument, { tag, broader: [...broader] });
    expect([tag, refused.code]).toEqual([tag, 'BAD_INPUT']);
  }
  expect((await place(client, 'a/b', [])).setBroaderTags.broader).toEqual(['a']);
});

it('lets no two calls at the same time close a circle', async () => {
  const { client } = story();
  await plant({ a: ['x'] });
  for (let trial = 0; trial < 10; trial += 1) {
    const [a, b, c] = [`a${trial}`, `b${trial}`, `c${trial}`];
    const pairs = [
      [a, b],
      [b, c],
      [c, a],
    ] as const;
    const answers = await Promise.all(
      pairs.map(([tag, up]) => client.ask(SetBroaderTagsDocument, { tag, broader: [up] })),
    );
    const refused = answers.filter(({ errors }) => errors?.[0]?.extensions?.['code'] === 'BAD_INPUT');
    expect(refused).toHaveLength(1);
  }
});

it('lists tags with how many documents have each, by page, text and namespace', async () => {
  const { client, scope, document } = story();
  const project = await plant({ a: ['Status:Open', 'x'], b: ['status:closed', 'X'], c: ['statuary'] });
  const session = await scope({ kind: 'SESSION', id: 's', parent: project });
  await document({ scope: session, type: 'FACT', content: 'A lamp.', tags: ['x', 'inner'] });
  const list = async (more: object = {}) => {
    const { tags } = await client.run(ListTagsDocument, { scope: project, ...more });
    return tags.edges.map(({ node }) => [node.label, node.documentCount]);
  };
  const all = [
    ['statuary', 1],
    ['status:closed', 1],
    ['Status:Open', 1],
    ['x', 2],
  ];
  expect(await list()).toEqual(all);
  expect(await list({ includeDescendants: true })).toEqual([['inner', 1], ...all.slice(0, 3), ['x', 3]]);
  expect(await list({ namespace: 'STATUS' })).toEqual(all.slice(1, 3));
  expect(await list({ search: '#OPEN' })).toEqual([['Status:Open', 1]]);
  expect(await list({ search: '100%_' })).toEqual([]);
  const pages: unknown[] = [];
  let after: string | null = null;
  for (;;) {
    const {
      tags,
    }: {
      tags: {
        edges: readonly { node: { id: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor?: string | null };
      };
    } = await client.run(ListTagsDocument, { scope: project, first: 3, after });
    pages.push(tags.edges.map(({ node }) => node.id));
    if (!tags.pageInfo.hasNextPage) break;
    after = tags.pageInfo.endCursor ?? null;
  }
  expect(pages).toEqual([['statuary', 'status:closed', 'status:open'], ['x']]);
  expect((await refusalOf(client, ListTagsDocument, { scope: project, search: 'x', after })).code).toBe(
    'CURSOR_MISMATCH',
  );
  expect((await refusalOf(client, ListTagsDocument, { scope: 'project/none' })).code).toBe('NOT_FOUND');
});

it('tells nobody of tags that only documents have which he may not read, nor by what is above or below them', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT', id: 'open' });
  const hidden = await scope({ kind: 'PROJECT', id: 'hidden' });
  await document({ scope: project, type: 'FACT', content: 'A lamp.', tags: ['attention', 'topic/lamps'] });
  const secret = { scope: hidden, type: 'FACT', content: 'A mine.', tags: ['merger', 'plans', 'topic/mines'] } as const;
  const { id } = await document({ ...secret, tags: [...secret.tags] });
  await place(client, 'attention', ['plans', 'vocabulary']);
  await place(client, 'merger', ['attention']);
  await join(client, project, 'ada');
  const ada = await actAs(client, 'ada');
  const seen = async (tag: string) => (await ada.run(GetTagDocument, { id: tag, scope: project })).tag;
  const asAda = async () => [
    await seen('attention'),
    await seen('topic'),
    await ada.run(ListTagsDocument, { scope: project }),
  ];
  const before = await asAda();
  expect(await seen('attention')).toMatchObject({ documentCount: 1, broader: [], narrower: [] });
  expect(await seen('topic')).toMatchObject({ documentCount: 0, narrower: [{ id: 'topic/lamps' }] });
  for (const tag of ['plans', 'merger', 'topic/mines', 'vocabulary', 'no such tag']) expect(await seen(tag)).toBeNull();
  await client.run(AddTagsDocument, { id, tags: ['vocabulary', 'topic', 'attention'] });
  expect(await asAda()).toEqual(before);
  expect((await refusalOf(ada, ListTagsDocument, { scope: hidden })).code).toBe('NOT_FOUND');
  expect((await ada.run(GetTagDocument, { id: 'plans', scope: hidden })).tag).toBeNull();
  const { tag } = await client.run(GetTagDocument, { id: 'attention', scope: hidden });
  expect(tag).toMatchObject({ broader: [{ id: 'plans' }, { id: 'vocabulary' }], narrower: [{ id: 'merger' }] });
  const refused = await refusalOf(ada, SetBroaderTagsDocument, { tag: 'attention', broader: ['mine'] });
  expect(refused.code).toBe('NOT_FOUND');
});

it('keeps the hierarchies of tenants apart', async () => {
  const { client } = story();
  const project = await plant({ a: ['child'] });
  await place(client, 'child', ['parent']);
  const [other] = await runCypher<{ count: number }>(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS key
     MATCH (t:Tag {tenantKey: key})-[:BROADER]->(up:Tag) WHERE up.tenantKey = key RETURN count(*) AS count`,
    { tenant: client.tenant },
  );
  expect(Number(other?.count)).toBe(1);
  expect(await listed(client, project, { tags: ['parent'] })).toEqual(['a']);
});
