import {
  AddReferenceDocument,
  type AddReferenceInput,
  FindReferencesDocument,
  type FindReferencesQueryVariables,
  RagQueryWithRelatedDocument,
  RemoveReferenceDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { incoming, outgoing } from '../testkit/references.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

const note = (scope: string, id: string, content: string, title = id) =>
  story().document({ id, scope, type: 'NOTE', title, content });
const link = (input: AddReferenceInput) => story().client.run(AddReferenceDocument, { input });

/** Three projects: in the middle one, which ada may not read, a note between notes that she may read. */
async function plantBridge(): Promise<Client> {
  const { client, scope } = story();
  const [near, hidden, far] = [
    await scope({ kind: 'PROJECT', id: 'near' }),
    await scope({ kind: 'PROJECT', id: 'hidden' }),
    await scope({ kind: 'PROJECT', id: 'far' }),
  ];
  await note(near, 'a', 'A lamp is lit.');
  await note(near, 'b', 'x');
  await note(hidden, 'secret', 'x');
  await note(far, 'z', 'x');
  for (const [from, to] of [
    ['a', 'b'],
    ['a', 'secret'],
    ['secret', 'z'],
    ['secret', 'b'],
    ['b', 'z'],
    ['z', 'a'],
  ] as const) {
    await link({ documentId: from, kind: 'CROSS_REFERENCE', targetId: to });
  }
  await join(client, near, 'ada', 'OWNER');
  await join(client, far, 'ada');
  return actAs(client, 'ada');
}

it('leads through no document that its reader may not see, and says nothing of it', async () => {
  const ada = await plantBridge();
  const { client } = story();
  const steps = async (who: Client, variables: FindReferencesQueryVariables) => {
    const { references } = await who.run(FindReferencesDocument, { first: 50, ...variables });
    return references.steps.map(({ hops, direction, reference: { source, target } }) =>
      [
        hops,
        direction === 'OUTGOING' ? `${source?.id} > ${target?.id ?? '?'}` : `${target?.id ?? '?'} < ${source?.id}`,
      ].join(' '),
    );
  };
  const out = { documentId: 'a', direction: 'OUTGOING', hops: 5 } as const;
  expect((await steps(client, out)).toSorted()).toEqual([
    ...['1 a > b', '1 a > secret', '2 b > z', '2 secret > b', '2 secret > z', '3 z > a'],
  ]);
  expect((await steps(ada, out)).toSorted()).toEqual(['1 a > ?', '1 a > b', '2 b > z', '3 z > a']);
  expect(await steps(ada, { documentId: 'b', direction: 'INCOMING', hops: 1 })).toEqual(['1 b < a']);
  expect(await steps(ada, { documentId: 'z', direction: 'INCOMING', hops: 2 })).toEqual(['1 z < b', '2 b < a']);
  expect((await steps(ada, { documentId: 'b', direction: 'BOTH', hops: 1 })).toSorted()).toEqual([
    '1 b < a',
    '1 b > z',
  ]);
  expect(await steps(ada, { ...out, kinds: ['LINK'] })).toEqual([]);
  expect(await outgoing(ada, 'a')).toEqual([
    ['CROSS_REFERENCE', 'b'],
    ['CROSS_REFERENCE', null],
  ]);
  expect(await incoming(ada, 'b')).toEqual(['a']);
  const { references } = await client.run(FindReferencesDocument, { ...out, first: 2 });
  expect([references.hasMore, references.steps.length]).toEqual([true, 2]);
  for (const documentId of ['secret', 'none']) {
    expect((await refusalOf(ada, FindReferencesDocument, { documentId })).code).toBe('NOT_FOUND');
  }
  for (const hops of [0, 6]) {
    expect((await refusalOf(ada, FindReferencesDocument, { documentId: 'a', hops })).code).toBe('BAD_INPUT');
  }
});

it('answers the same for a target that is hidden and one that is not there', async () => {
  const ada = await plantBridge();
  const add = async (targetId: string) => {
    const input = { documentId: 'b', kind: 'CROSS_REFERENCE', targetId } as const;
    const { addReference } = await ada.run(AddReferenceDocument, { input });
    const last = addReference.document.references.find(({ target }) => target === null);
    const { key, createdAt, ...shown } = last ?? {};
    await ada.run(RemoveReferenceDocument, { key: key ?? '' });
    return { ...shown, when: typeof createdAt, outcome: addReference.outcome };
  };
  expect(await add('secret')).toEqual(await add('none'));
});

it('adds documents to an answer that its hits lead to, within the scopes that were searched', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('a');
  const other = await scope({ kind: 'PROJECT', id: 'other' });
  await note(session, 'hit', 'The lamp of the lighthouse burns oil. [[Oil]]');
  await note(project, 'oil', 'x', 'Oil');
  await note(project, 'trade', 'x', 'Trade');
  await note(other, 'foreign', 'x');
  for (const [from, to] of [
    ['hit', 'oil'],
    ['oil', 'trade'],
    ['foreign', 'hit'],
    ['hit', 'foreign'],
    ['foreign', 'trade'],
  ] as const) {
    await link({ documentId: from, kind: 'CROSS_REFERENCE', targetId: to });
  }
  const ask = async (expandHops: number) => {
    const question = { query: 'lamp of the lighthouse', scope: session, limit: 1, expandHops };
    const { ragQuery } = await client.run(RagQueryWithRelatedDocument, question);
    expect(ragQuery.hits.map(({ documentId }) => documentId)).toEqual(['hit']);
    return ragQuery.related.map(({ documentId, hops, direction, via }) => [documentId, hops, direction, via]);
  };
  expect(await ask(0)).toEqual([]);
  expect(await ask(1)).toEqual([['oil', 1, 'OUTGOING', 'hit']]);
  expect(await ask(2)).toEqual([
    ['oil', 1, 'OUTGOING', 'hit'],
    ['trade', 2, 'OUTGOING', 'oil'],
  ]);
  const refused = await refusalOf(client, RagQueryWithRelatedDocument, { query: 'x', scope: session, expandHops: 3 });
  expect(refused.code).toBe('BAD_INPUT');
});
