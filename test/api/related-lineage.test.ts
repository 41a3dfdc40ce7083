import {
  AddReferenceDocument,
  RagQueryWithRelatedDocument,
  RemoveMemberDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { addTask, record, startProcess } from '../testkit/processes.js';

const story = useStory();

/** A paper in the project; a result of one process made from it and from a note of another; a second result made from that. */
async function plant() {
  const { client, document } = story();
  const { project, session } = await story().chain('r');
  const [own, sibling] = [
    await startProcess(client, 'tp_own', session),
    await startProcess(client, 'tp_sibling', session),
  ];
  await document({ id: 'paper', scope: project, content: 'The lamp of the lighthouse burns oil.' });
  await document({ id: 'hidden', scope: sibling, content: 'Wool is dyed.' });
  await document({ id: 'cited', scope: project, content: 'Ships are counted.' });
  await addTask(client, { processId: 'tp_own', id: 'one', inputDocs: ['paper', 'hidden'] });
  await addTask(client, { processId: 'tp_own', id: 'two', inputDocs: ['paper'] });
  const first = { content: 'Whale fat keeps the flame alive.', used: ['paper', 'hidden'] };
  await record(client, { processId: 'tp_own', taskId: 'one', ...first });
  await record(client, { processId: 'tp_own', taskId: 'two', content: 'Bees sleep.', used: ['doc_result_one'] });
  for (const targetId of ['cited', 'doc_result_one']) {
    const input = { documentId: 'paper', kind: 'CROSS_REFERENCE', targetId } as const;
    await client.run(AddReferenceDocument, { input });
  }
  return { project, own };
}

async function related(client: Client, scope: string, query: string, hit: string, expandHops: number) {
  const { ragQuery } = await client.run(RagQueryWithRelatedDocument, { query, scope, limit: 1, expandHops });
  expect(ragQuery.hits.map(({ documentId }) => documentId)).toEqual([hit]);
  return ragQuery.related.map(
    ({ documentId, kind, direction, hops, via }) => `${hops} ${via} ${direction} ${kind} ${documentId}`,
  );
}

it('adds to an answer what its hits were made from and what was made from them, each with the kind of edge', async () => {
  const { own } = await plant();
  const { client } = story();
  expect(await related(client, own, 'Whale fat keeps the flame alive', 'doc_result_one', 1)).toEqual([
    '1 doc_result_one INCOMING CROSS_REFERENCE paper', // a reference before lineage, which leads there too
    '1 doc_result_one INCOMING DERIVED_FROM doc_result_two',
  ]);
  expect(await related(client, own, 'When do bees sleep?', 'doc_result_two', 2)).toEqual([
    '1 doc_result_two OUTGOING DERIVED_FROM doc_result_one',
    '2 doc_result_one INCOMING CROSS_REFERENCE paper',
  ]);
  expect(await related(client, own, 'Ships are counted', 'cited', 2)).toEqual([
    '1 cited INCOMING CROSS_REFERENCE paper',
    '2 paper OUTGOING CROSS_REFERENCE doc_result_one',
  ]);
});

it('leads by lineage to nothing beyond the scopes that were searched, nor to what its reader may not see', async () => {
  const { project, own } = await plant();
  const { client } = story();
  expect(await related(client, project, 'The lamp of the lighthouse burns oil', 'paper', 2)).toEqual([
    '1 paper OUTGOING CROSS_REFERENCE cited',
  ]);
  await join(client, project, 'ada', 'MEMBER');
  await join(client, own, 'ada', 'MEMBER');
  const ada = await actAs(client, 'ada');
  const seen = await related(ada, own, 'When do bees sleep?', 'doc_result_two', 2);
  expect(seen).toHaveLength(2);
  expect(seen.join()).not.toContain('hidden');
  await client.run(RemoveMemberDocument, { scope: own, userId: 'ada' });
  expect(await related(ada, project, 'The lamp of the lighthouse burns oil', 'paper', 2)).toEqual([
    '1 paper OUTGOING CROSS_REFERENCE cited',
  ]);
});
