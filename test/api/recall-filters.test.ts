import { RagQueryDocument, type RagQueryQueryVariables } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { plantChunks, plantDocuments, vectorOf } from '../testkit/bulk.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

async function found(client: Client, variables: RagQueryQueryVariables): Promise<readonly string[]> {
  return (await client.run(RagQueryDocument, variables)).ragQuery.hits.map((hit) => hit.documentId);
}

const query = 'How fast is the benchmark?';

it('finds with two tags only documents that have both', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const content = 'The benchmark runs in 3 seconds.';
  const plant = (id: string, tags: string[]) => document({ id, scope: project, type: 'FACT', content, tags });
  await plant('both', ['efficiency', 'benchmark', 'more']);
  await plant('one', ['efficiency']);
  await plant('other', ['benchmark']);
  await plant('none', []);
  expect(await found(client, { query, scope: project, tags: ['#Efficiency', 'BENCHMARK'] })).toEqual(['both']);
  expect((await found(client, { query, scope: project, tags: ['efficiency'] })).toSorted()).toEqual(['both', 'one']);
  expect(await found(client, { query, scope: project, tags: ['efficiency', 'nobody'] })).toEqual([]);
  expect(await found(client, { query, scope: project, tags: [] })).toHaveLength(4);
});

it('finds the tagged documents behind hundreds of closer ones without the tag', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'close', scope: project, type: 'FACT', content: 'The benchmark is fast.' });
  await plantChunks(client.tenant, 'close', {
    count: 500,
    text: 'benchmark',
    vector: await vectorOf(client.tenant, 'close'),
  });
  await document({ id: 'rare', scope: project, type: 'FACT', content: 'Measured time: 3 s.', tags: ['rare'] });
  expect(await found(client, { query, scope: project, tags: ['rare'] })).toEqual(['rare']);
});

it('widens the search for a tag that more documents have than are compared one by one', async () => {
  const { client, scope, document } = story();
  const elsewhere = await scope({ kind: 'PROJECT' });
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'close', scope: project, type: 'FACT', content: 'The benchmark is fast.' });
  const vector = await vectorOf(client.tenant, 'close');
  await plantChunks(client.tenant, 'close', { count: 500, text: 'benchmark', vector });
  await plantDocuments(client.tenant, elsewhere, {
    prefix: 'e',
    count: 1_100,
    text: 'benchmark',
    vector,
    tags: ['common'],
  });
  await document({ id: 'wanted', scope: project, type: 'FACT', content: 'Measured time: 3 s.', tags: ['common'] });
  expect(await found(client, { query, scope: project, tags: ['common'] })).toEqual(['wanted']);
});

it('gives with groupByDocument the best hit of each document, though one document has hundreds of closer chunks', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'big', scope: project, type: 'FACT', content: 'The benchmark is fast.' });
  await plantChunks(client.tenant, 'big', {
    count: 300,
    text: 'The benchmark',
    vector: await vectorOf(client.tenant, 'big'),
  });
  for (const id of ['a', 'b', 'c'])
    await document({ id, scope: project, type: 'FACT', content: `Speed of run ${id} in the benchmark: 3 seconds.` });
  expect(new Set(await found(client, { query, scope: project }))).toEqual(new Set(['big']));
  const grouped = await found(client, { query, scope: project, groupByDocument: true });
  expect(grouped[0]).toBe('big');
  expect(grouped.toSorted()).toEqual(['a', 'b', 'big', 'c']);
});

it('is not filled by the many windows of a few long results', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const content = Array.from(
    { length: 400 },
    (_, i) => `Benchmark round ${i} was fast, faster than round ${i + 7}.`,
  ).join(' ');
  for (const id of ['l1', 'l2']) await document({ id, scope: project, type: 'RESULT', title: 'Rounds', content });
  const short = ['s1', 's2', 's3'];
  for (const id of short)
    await document({ id, scope: project, type: 'FACT', content: `Speed of vehicle ${id} in km/h.` });
  expect((await found(client, { query: 'fast rounds', scope: project })).toSorted()).toEqual(['l1', 'l2', ...short]);
});

it('marks stale documents, and leaves them out when asked, without losing others behind them', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'fresh', scope: project, type: 'FACT', content: 'Measured time: 3 s.', tags: ['kept'] });
  await document({ id: 'old', scope: project, type: 'FACT', content: 'The benchmark is fast.', tags: ['kept'] });
  await runCypher(
    `MATCH (tenant:Tenant {id: $tenant}) MATCH (item:Document {tenantKey: tenant.key, id: 'old'})
     MERGE (tag:Tag {tenantKey: item.tenantKey, id: 'stale'}) ON CREATE SET tag.key = item.key + 's', tag.label = 'stale'
     CREATE (item)-[:TAGGED {by: 'automatic', at: datetime()}]->(tag)`,
    { tenant: client.tenant },
  );
  const both = (await client.run(RagQueryDocument, { query, scope: project })).ragQuery.hits;
  expect(both.map((hit) => [hit.documentId, hit.stale])).toEqual([
    ['old', true],
    ['fresh', false],
  ]);
  expect(await found(client, { query, scope: project, includeStale: false })).toEqual(['fresh']);
  await plantChunks(client.tenant, 'old', {
    count: 300,
    text: 'benchmark',
    vector: await vectorOf(client.tenant, 'old'),
  });
  expect(await found(client, { query, scope: project, includeStale: false })).toEqual(['fresh']);
  expect(await found(client, { query, scope: project, includeStale: false, tags: ['kept'] })).toEqual(['fresh']);
});

it('cuts off below minSimilarity', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'a', scope: project, type: 'FACT', content: 'The benchmark is fast.' });
  await document({ id: 'b', scope: project, type: 'FACT', content: 'The speed of the test run was measured.' });
  const { hits } = (await client.run(RagQueryDocument, { query, scope: project })).ragQuery;
  expect(hits).toHaveLength(2);
  const between = ((hits[0]?.similarity ?? 0) + (hits[1]?.similarity ?? 0)) / 2;
  expect(await found(client, { query, scope: project, minSimilarity: between })).toEqual(['a']);
  expect(await found(client, { query, scope: project, minSimilarity: 1.01 })).toEqual([]);
});

it('gives at most as many hits as asked for: 10 by default, 1 to 100', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'FACT', content: 'The benchmark is fast.' });
  await plantChunks(client.tenant, 'd', { count: 150, text: 'benchmark', vector: await vectorOf(client.tenant, 'd') });
  expect(await found(client, { query, scope: project })).toHaveLength(10);
  for (const limit of [1, 99, 100]) expect(await found(client, { query, scope: project, limit })).toHaveLength(limit);
  for (const limit of [0, -1, 101]) {
    expect((await refusalOf(client, RagQueryDocument, { query, scope: project, limit })).code).toBe('BAD_INPUT');
  }
});
