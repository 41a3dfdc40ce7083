import { RagQueryDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { plantChunks, vectorOf } from '../testkit/bulk.js';
import { closeCypher } from '../testkit/graph.js';

const story = useStory();
afterAll(closeCypher);

const content = 'The tide gauge of Orrevik stands on the north pier.';

it('weighs equal texts by the nearness of their scopes: 1.0, 0.8, 0.5, 0.3, exactly', async () => {
  const { client, document } = story();
  const chain = await story().chain('x');
  for (const scope of Object.values<string>({ ...chain }))
    await document({ scope, type: 'FACT', title: 'Tide gauge', content });
  const { ragQuery } = await client.run(RagQueryDocument, {
    query: 'Where does the tide gauge stand?',
    scope: chain.process,
  });
  expect(ragQuery.hits.map((hit) => [hit.scope, hit.weight])).toEqual([
    [chain.process, 1],
    [chain.session, 0.8],
    [chain.project, 0.5],
    [chain.group, 0.3],
  ]);
  const [first] = ragQuery.hits;
  expect(first?.score).toBeGreaterThan(0.3);
  for (const hit of ragQuery.hits) {
    expect(hit.similarity).toBeCloseTo(first?.similarity ?? NaN, 6);
    expect(hit.textScore).toBeCloseTo(1, 6);
    const { vectorShare } = ragQuery.trace;
    expect(hit.relevance).toBeCloseTo(vectorShare * (hit.similarity ?? NaN) + (1 - vectorShare) * hit.textScore, 12);
    expect(hit.score).toBe(hit.relevance * hit.weight);
  }
});

it('weighs the other vocabulary the same: universe 0.5, space 0.3, organization 0.2, the user of the session 0.8', async () => {
  const { client, scope, document } = story();
  const organization = await scope({ kind: 'ORGANIZATION' });
  const space = await scope({ kind: 'SPACE', parent: organization });
  const universe = await scope({ kind: 'UNIVERSE', parent: space });
  const user = await scope({ kind: 'USER' });
  const session = await scope({ kind: 'SESSION', parent: universe, user });
  const all = [session, user, universe, space, organization];
  for (const address of [...all].reverse())
    await document({ scope: address, type: 'FACT', title: 'Tide gauge', content });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'tide gauge', scope: session });
  expect(ragQuery.hits.map((hit) => [hit.scope, hit.weight])).toEqual(
    all.map((address, i) => [address, [0.8, 0.8, 0.5, 0.3, 0.2][i]]),
  );
});

it('lets a very relevant text of a far scope come before a hardly relevant one of a near scope', async () => {
  const { client, document } = story();
  const { process, project } = await story().chain('x');
  await document({ id: 'near', scope: process, type: 'FACT', content: 'The canteen serves soup on Mondays.' });
  await document({ id: 'far', scope: project, type: 'FACT', content });
  const { ragQuery } = await client.run(RagQueryDocument, {
    query: 'Where does the tide gauge of Orrevik stand?',
    scope: process,
  });
  expect(ragQuery.hits[0]?.documentId).toBe('far');
});

it('does not let a near scope full of hits starve a far one', async () => {
  const { client, document } = story();
  const { process, session, group } = await story().chain('x');
  await document({ id: 'answer', scope: group, type: 'FACT', content });
  for (const [id, scope] of [
    ['full1', process],
    ['full2', session],
  ] as const) {
    await document({ id, scope, type: 'FACT', content: 'A pier needs paint.' });
    const vector = await vectorOf(client.tenant, id);
    await plantChunks(client.tenant, id, { count: 500, text: 'A pier needs paint, number', vector });
  }
  const query = 'Where does the tide gauge of Orrevik stand?';
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope: process, limit: 100 });
  expect(ragQuery.trace.scopes.find((row) => row.scope === group)).toMatchObject({ candidates: 1 });
  const answer = ragQuery.hits.find((hit) => hit.documentId === 'answer');
  expect(answer?.similarity).toBeGreaterThan(0.2);
  const unweighted = ragQuery.hits.filter((hit) => hit.relevance >= (answer?.relevance ?? 2));
  expect(unweighted.map((hit) => hit.documentId)).toEqual(['answer']);
});

it('orders equal scores by the nearer scope, then the newer document', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const user = await scope({ kind: 'USER' });
  const session = await scope({ kind: 'SESSION', parent: project, user });
  const plant = (id: string, address: string) =>
    document({ id, scope: address, type: 'FACT', title: 'Tide gauge', content });
  await plant('session-old', session);
  await plant('session-new', session);
  await plant('user-newest', user);
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'tide gauge', scope: session });
  expect(new Set(ragQuery.hits.map((hit) => hit.score)).size).toBe(1);
  expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['session-new', 'session-old', 'user-newest']);
});

it('tells for every visible scope what it weighs, what was found in it, and what of that is in the answer', async () => {
  const { client, document } = story();
  const { process, session, project, group } = await story().chain('x');
  for (let i = 0; i < 3; i++)
    await document({ scope: project, type: 'FACT', title: 'Tide gauge', content: `${content} ${i}` });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'tide gauge', scope: process, limit: 2 });
  expect(ragQuery.hits).toHaveLength(2);
  expect(ragQuery.trace.scopes).toMatchObject([
    { scope: process, kind: 'THINK_PROCESS', weight: 1, candidates: 0, hits: 0 },
    { scope: session, kind: 'SESSION', weight: 0.8, candidates: 0, hits: 0 },
    { scope: project, kind: 'PROJECT', weight: 0.5, candidates: 3, hits: 2 },
    { scope: group, kind: 'GROUP', weight: 0.3, candidates: 0, hits: 0 },
  ]);
  expect(ragQuery.trace.vectorSearch).toBe(true);
  expect(ragQuery.trace.baseline).toBeGreaterThan(0);
  expect(ragQuery.warnings).toEqual([]);
});
