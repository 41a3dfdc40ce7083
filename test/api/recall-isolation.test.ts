import { CreateScopeDocument, RagQueryDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { plantChunks, vectorOf } from '../testkit/bulk.js';
import { closeCypher } from '../testkit/graph.js';
import { beginStory } from '../testkit/seed.js';

const story = useStory();
afterAll(closeCypher);

const question = 'Which harbour does the night ferry leave from?';

it('is not kept from the one hit in view by 1,000 closer ones out of view, by meaning or by words', async () => {
  const { client, scope, document } = story();
  const { session, process, project } = await story().chain('own');
  await document({
    id: 'own',
    scope: process,
    type: 'FACT',
    title: 'Boats',
    content: 'The evening boat departs at Skarholm quay.',
  });
  await document({
    id: 'own-words',
    scope: session,
    type: 'FACT',
    title: 'Ferry',
    content: 'Ferry tickets cost 12 crowns.',
  });
  const outside = [
    await scope({ kind: 'THINK_PROCESS', parent: session }),
    await scope({ kind: 'SESSION', parent: project }),
    (await story().chain('other')).process,
  ];
  const other = beginStory();
  const { createScope } = await other.client.run(CreateScopeDocument, { input: { kind: 'PROJECT' } });
  const content = 'The night ferry leaves from the harbour of';
  for (const [i, address] of outside.entries()) {
    await document({ id: `out${i}`, scope: address, type: 'FACT', content: `${content} Orrevik.` });
    const vector = await vectorOf(client.tenant, `out${i}`);
    await plantChunks(client.tenant, `out${i}`, { count: 250, text: content, vector });
  }
  await other.document({ id: 'own', scope: createScope.address, type: 'FACT', content: `${content} Orrevik.` });
  const vector = await vectorOf(other.client.tenant, 'own');
  await plantChunks(other.client.tenant, 'own', { count: 250, text: content, vector });
  for (const limit of [1, 10, 100]) {
    const { hits } = (await client.run(RagQueryDocument, { query: question, scope: process, limit })).ragQuery;
    const expected = ['own', 'own-words'];
    expect(hits).toHaveLength(Math.min(limit, 2));
    expect(hits.filter((hit) => !expected.includes(hit.documentId))).toEqual([]);
  }
  const byWords = (await client.run(RagQueryDocument, { query: 'ferry', scope: process })).ragQuery.hits;
  expect(byWords.filter((hit) => hit.textScore > 0).map((hit) => hit.documentId)).toEqual(['own-words']);
  const tagged = await client.run(RagQueryDocument, { query: question, scope: process, tags: ['none'] });
  expect(tagged.ragQuery.hits).toEqual([]);
  const beside = await client.run(RagQueryDocument, { query: question, scope: outside[0] ?? '', limit: 100 });
  expect(new Set(beside.ragQuery.hits.map((hit) => hit.documentId))).toEqual(new Set(['out0']));
});

it('shows two tenants with the same ids their own documents alone', async () => {
  const one = story();
  const two = beginStory();
  for (const [{ chain, document }, port] of [
    [one, 'Skarholm'],
    [two, 'Orrevik'],
  ] as const) {
    const { process } = await chain('same');
    await document({
      id: 'same',
      scope: process,
      type: 'FACT',
      content: `The night ferry leaves from ${port}.`,
      tags: ['ferry'],
    });
  }
  for (const [{ client }, port] of [
    [one, 'Skarholm'],
    [two, 'Orrevik'],
  ] as const) {
    for (const tags of [[], ['ferry']]) {
      const { hits } = (await client.run(RagQueryDocument, { query: question, scope: 'think-process/tp_same', tags }))
        .ragQuery;
      expect(hits.map((hit) => hit.text)).toEqual([`The night ferry leaves from ${port}.`]);
    }
  }
});
