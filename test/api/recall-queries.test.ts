import { RagQueryDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

it.each(['', ' ', '\n\t', '?!', '...', '* ? ~ ^', '— „“'])(
  'answers a query without words (%j) with an empty list',
  async (query) => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ scope: project, type: 'FACT', content: "The lamp burns, doesn't it?!" });
    const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
    expect(ragQuery).toMatchObject({ hits: [], warnings: [] });
    expect(ragQuery.trace.scopes).toMatchObject([{ scope: project, hits: 0 }]);
  },
);

it('answers with an empty list where there is nothing to find', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'lamp', scope: project });
  expect(ragQuery.hits).toEqual([]);
});

it.each([
  'lamp AND OR NOT ( [ { * ? ~ ^ " \\ /',
  'text:lamp',
  'scopeKey:x lamp',
  'lamp) OR status:(active',
  'lamp" OR "',
  '+lamp -keeper',
  'lamp~2 keeper^9',
  '[a TO z] {a TO z} lamp',
  '/l.*p/ lamp',
  'AND lamp',
  'lamp && || !',
  'lamp \\',
  '\\u0041 lamp',
  "lamp'); MATCH (n) DETACH DELETE n //",
  'lamp 🚀🏮 👩‍🚀',
  'מנורה lamp \u202Eabc\u202C',
  'lamp\u0000keeper',
  'lamp\u0300\u0301\u0302',
  'lamp \ud800',
  'LAMP lamp Lamp',
])('finds by its words with %j', async (query) => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'FACT', content: 'The lamp of the keeper.' });
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
  expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['d']);
  expect(ragQuery.warnings).toEqual([]);
});

it.each(['to be or not to be', 'the', 'what which who', 'AND OR NOT', 'a'])(
  'takes a query of stop words alone (%j)',
  async (query) => {
    const { client, scope, document } = story();
    const project = await scope({ kind: 'PROJECT' });
    await document({ scope: project, type: 'FACT', content: 'The lamp of the keeper.' });
    const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
    expect(ragQuery.warnings).toEqual([]);
  },
);

it.each([
  ['हिन्दी किताब यहाँ है', 'किताब'],
  ['知识图谱是什么', '知识'],
  ['مكتبة المدينة', 'مكتبة'],
  ['Straße nach Köln', 'köln'],
  ['Größe', 'GRÖSSE größe'],
  ['ガイドブックを読む', 'ガイドブック'],
  ['Ελληνικά γράμματα', 'γράμματα'],
  ['error E1042 in node_7_1', 'E1042'],
  ['version 2.0.0-rc.4', '2.0.0'],
  ['call fetch_user_id()', 'fetch_user_id'],
  ['import of node.js files', 'node.js'],
  ['user id', 'user_id'],
  ['the path src/graph/open-graph.ts', 'open-graph'],
  ['Müller’s law', 'müller’s'],
  ["The keeper's lamp", 'keeper'],
])('finds %j by the word %j', async (content, query) => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'FACT', title: 'x', content });
  const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
  expect(ragQuery.hits[0]).toMatchObject({ documentId: 'd', textScore: 1 });
});

it('takes a query of 20,000 characters, and refuses a longer one', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'd', scope: project, type: 'FACT', content: 'The lamp of the keeper.' });
  const words = Array.from({ length: 5_000 }, (_, i) => `w${i}`).join(' ');
  for (const query of ['lamp '.repeat(4_000), `lamp ${words}`.slice(0, 20_000), 'lamp'.padEnd(20_000, 'x')]) {
    expect(query).toHaveLength(20_000);
    const { ragQuery } = await client.run(RagQueryDocument, { query, scope: project });
    expect(ragQuery.warnings).toEqual([]);
  }
  const tooLong = 'x'.repeat(20_001);
  expect((await refusalOf(client, RagQueryDocument, { query: tooLong, scope: project })).code).toBe('BAD_INPUT');
});
