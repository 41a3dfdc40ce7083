import {
  CreateDocumentDocument,
  type LineageDirection,
  LineageDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

interface Ask {
  readonly hops?: number;
  readonly endsOnly?: boolean;
  readonly first?: number;
}

async function lineage(client: Client, documentId: string, direction: LineageDirection, ask: Ask = {}) {
  return (await client.run(LineageDocument, { documentId, direction, endsOnly: false, ...ask })).lineage;
}

/** Two papers, an extraction of each, a comparison of both, and a verification of that in another process. */
async function plant(): Promise<{ client: Client; project: string }> {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  for (const id of ['paper_1', 'paper_2']) {
    await document({ id, scope: project, type: 'NOTE', title: id, content: `The text of ${id}.` });
  }
  await startProcess(client, 'tp_one', session);
  await startProcess(client, 'tp_two', session);
  const step = async (processId: string, id: string, used: string[]) => {
    await addTask(client, { processId, id, inputDocs: used });
    await record(client, { processId, taskId: id, used, title: id });
  };
  await step('tp_one', 'extract_1', ['paper_1']);
  await step('tp_one', 'extract_2', ['paper_2']);
  await step('tp_one', 'compare', ['doc_result_extract_1', 'doc_result_extract_2', 'paper_1']);
  await step('tp_two', 'verify', ['doc_result_compare']);
  return { client, project };
}

it('says why we believe a result: up to the sources, each with the shortest way there', async () => {
  const { client } = await plant();
  const { entries, hasMore } = await lineage(client, 'doc_result_verify', 'UP');
  expect(hasMore).toBe(false);
  expect(entries.map(({ id, hops, isEnd, taskId }) => [id, hops, isEnd, taskId])).toEqual([
    ['doc_result_compare', 1, false, 'compare'],
    ['paper_1', 2, true, null],
    ['doc_result_extract_1', 2, false, 'extract_1'],
    ['doc_result_extract_2', 2, false, 'extract_2'],
    ['paper_2', 3, true, null],
  ]);
  expect(entries.at(-1)?.path.map(({ id }) => id)).toEqual([
    'doc_result_verify',
    'doc_result_compare',
    'doc_result_extract_2',
    'paper_2',
  ]);
  const sources = await lineage(client, 'doc_result_verify', 'UP', { endsOnly: true });
  expect(sources.entries.map(({ id }) => id)).toEqual(['paper_1', 'paper_2']);
});

it('says what must be redone when a source changes, down to as many steps and documents as are asked for', async () => {
  const { client } = await plant();
  const ids = async (ask: Ask) => (await lineage(client, 'paper_2', 'DOWN', ask)).entries.map(({ id }) => id);
  expect(await ids({})).toEqual(['doc_result_extract_2', 'doc_result_compare', 'doc_result_verify']);
  expect(await ids({ hops: 1 })).toEqual(['doc_result_extract_2']);
  expect(await ids({ hops: 2 })).toEqual(['doc_result_extract_2', 'doc_result_compare']);
  expect(await ids({ endsOnly: true })).toEqual(['doc_result_verify']);
  const first = await lineage(client, 'paper_2', 'DOWN', { first: 2 });
  expect(first.entries.map(({ id }) => id)).toEqual(['doc_result_extract_2', 'doc_result_compare']);
  expect(first.hasMore).toBe(true);
  expect((await lineage(client, 'doc_result_verify', 'DOWN')).entries).toEqual([]);
  for (const ask of ['hops: 0', 'hops: 11', 'first: 0', 'first: 1001']) {
    const { errors } = await client.ask(`{ lineage(documentId: "paper_2", direction: UP, ${ask}) { hasMore } }`);
    expect([ask, errors?.[0]?.extensions?.['code']]).toEqual([ask, 'BAD_INPUT']);
  }
});

it('leads only through what the viewer may read, and says nothing of a document that he may not', async () => {
  const { client, project } = await plant();
  await join(client, 'think-process/tp_two', 'ada', 'OWNER');
  const ada = await actAs(client, 'ada');
  const up = await lineage(ada, 'doc_result_verify', 'UP');
  expect(up.entries).toEqual([]);
  expect((await lineage(ada, 'paper_1', 'DOWN')).entries).toEqual([]);
  const hidden = { documentId: 'doc_result_compare', direction: 'UP', endsOnly: false } as const;
  const refusal = await refusalOf(ada, LineageDocument, hidden);
  const missing = await refusalOf(ada, LineageDocument, { ...hidden, documentId: 'none' });
  expect(refusal.code).toBe('NOT_FOUND');
  expect(refusal.message).toBe(missing.message.replace('none', 'doc_result_compare'));
  await join(client, 'think-process/tp_one', 'ada', 'MEMBER');
  expect((await lineage(ada, 'doc_result_verify', 'UP')).entries).toHaveLength(5);
  await client.run(CreateDocumentDocument, { input: { id: 'apart', scope: project, content: 'Made from nothing.' } });
  expect((await lineage(ada, 'apart', 'UP')).entries).toEqual([]);
});
