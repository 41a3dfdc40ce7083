import {
  ChangeTaskDocument,
  GetDocumentDocument,
  GetTaskDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  RecordTaskResultDocument,
  RemoveTagsDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** A process in a session, with a paper in its project. */
async function begin(): Promise<{ client: Client; project: string }> {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  await startProcess(client, 'tp_12', session);
  const tags = ['attention', 'foundational', 'transformer', '2017'];
  await document({ id: 'paper', scope: project, title: 'Attention is All You Need', content: 'Attention.', tags });
  return { client, project };
}

const tagsOf = (document: { readonly tags: readonly { readonly id: string }[] }): readonly string[] =>
  document.tags.map(({ id }) => id);

async function isStale(client: Client, id: string): Promise<boolean> {
  const { document } = await client.run(GetDocumentDocument, { id });
  return document !== null && tagsOf(document).includes('stale');
}

it('saves the result of a task as one document with the id, type, title, tags, source and lineage that the example has', async () => {
  const { client } = await begin();
  const task = { processId: 'tp_12', id: 'node_7_1', inputDocs: ['paper'], outputTags: ['#attention', 'foundational'] };
  await addTask(client, task);
  const content = 'Self-attention replaces recurrence.';
  const result = await record(client, { processId: 'tp_12', taskId: 'node_7_1', content, used: ['paper'] });
  expect(result).toMatchObject({ outcome: 'CREATED', task: { status: 'DONE', resultId: 'doc_result_node_7_1' } });
  const { document } = result;
  expect(document).toMatchObject({ id: 'doc_result_node_7_1', scope: 'think-process/tp_12', type: 'RESULT', content });
  expect(document.title).toBe('Extraction: Attention is All You Need');
  expect(document.source).toEqual({ type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_12', nodeId: 'node_7_1' });
  const automatic = document.tags.filter((tag) => tag.automatic).map(({ id }) => id);
  expect(automatic).toEqual(['auto:node_7_1', 'extraction', 'thinkprocess:tp_12']);
  expect(tagsOf(document)).toEqual(['attention', 'auto:node_7_1', 'extraction', 'foundational', 'thinkprocess:tp_12']);
  const edges = await runCypher<{ edge: string; to: string }>(
    `MATCH (d:Document {key: $key})-[r:PRODUCED_BY|DERIVED_FROM]->(to) RETURN type(r) AS edge, to.id AS to
     UNION MATCH (:Document {key: $key})-[:PRODUCED_BY]->(:TaskNode)-[r:CONSUMED|PART_OF]->(to) RETURN type(r) AS edge, to.id AS to`,
    { key: document.key },
  );
  expect(edges.map(({ edge, to }) => `${edge} ${to}`).sort()).toEqual([
    'CONSUMED paper',
    'DERIVED_FROM paper',
    'PART_OF tp_12',
    'PRODUCED_BY node_7_1',
  ]);
});

it('tags and titles the result by the type of the task, by its own name where that is not known', async () => {
  const { client } = await begin();
  const of = async (type: string, used: string[]): Promise<readonly unknown[]> => {
    await addTask(client, { processId: 'tp_12', id: `n_${type}`, type, goal: 'Weigh it', outputTags: ['x'] });
    const { document } = await record(client, { processId: 'tp_12', taskId: `n_${type}`, used });
    return [document.title, tagsOf(document).filter((tag) => !/^(auto|thinkprocess):|^x$/.test(tag))];
  };
  const paper = 'Attention is All You Need';
  expect(await of('extract', ['paper'])).toEqual([`Extraction: ${paper}`, ['extraction']]);
  expect(await of('verify', ['paper'])).toEqual([`Verification: ${paper}`, ['verification']]);
  expect(await of('analyze', [])).toEqual(['Analysis: Weigh it', ['analysis']]);
  const both = `Extraction: ${paper}`;
  expect(await of('synthesize', ['paper', 'doc_result_n_extract'])).toEqual([
    `Synthesis: ${paper}, ${both}`,
    ['synthesis'],
  ]);
  const used = ['paper', 'doc_result_n_extract', 'doc_result_n_verify'];
  expect(await of('plan', used)).toEqual([`Plan: ${paper} and 2 more`, ['plan']]);
});

it('gives the result of a task another id where that is taken, and finds it again', async () => {
  const { client } = await begin();
  const { session } = await story().chain('b');
  await startProcess(client, 'tp_13', session);
  for (const processId of ['tp_12', 'tp_13']) await addTask(client, { processId, id: 'n' });
  expect((await record(client, { processId: 'tp_12', taskId: 'n' })).document.id).toBe('doc_result_n');
  for (const outcome of ['CREATED', 'UNCHANGED']) {
    const again = await record(client, { processId: 'tp_13', taskId: 'n' });
    expect([again.document.id, again.outcome]).toEqual(['doc_result_n_tp_13', outcome]);
  }
});

it('updates the same document when a task is run again, wherever it is by then, and indexes the new text', async () => {
  const { client, project } = await begin();
  await addTask(client, { processId: 'tp_12', id: 'n', outputTags: ['kept'] });
  const first = await record(client, {
    processId: 'tp_12',
    taskId: 'n',
    content: 'The lamp is green.',
    used: ['paper'],
  });
  const { id } = first.document;
  await client.run(PromoteDocumentDocument, { id, to: 'PROJECT' });
  const again = await record(client, { processId: 'tp_12', taskId: 'n', content: 'The bell is loud.', tags: ['more'] });
  expect(again).toMatchObject({ outcome: 'UPDATED', document: { id, key: first.document.key, scope: project } });
  expect(again.document.version).toBeGreaterThan(first.document.version);
  expect(tagsOf(again.document)).toEqual(expect.arrayContaining(['kept', 'more', 'auto:n', 'extraction']));
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'How is the bell?', scope: project });
  expect(ragQuery.hits.map(({ text }) => text)).toContain('The bell is loud.');
  const [{ sources } = { sources: [] }] = await runCypher<{ sources: string[] }>(
    'MATCH (d:Document {key: $key}) RETURN [(d)-[:DERIVED_FROM]->(s) | s.id] AS sources',
    { key: first.document.key },
  );
  expect(sources).toEqual([]);
});

it('saves further documents with the same tags and lineage, once however often it runs, and all of it or nothing', async () => {
  const { client } = await begin();
  await addTask(client, { processId: 'tp_12', id: 'n', outputTags: ['out'] });
  const furtherDocuments = [
    { type: 'FACT', content: 'Attention is quadratic.', tags: ['cost'] },
    { type: 'NOTE', id: 'my_note', content: 'Look at the figure.' },
  ] as const;
  const run = () => record(client, { processId: 'tp_12', taskId: 'n', used: ['paper'], furtherDocuments });
  const first = await run();
  expect(first.furtherDocuments.map(({ id, type }) => [id, type])).toEqual([
    ['doc_fact_n_tp_12_1', 'FACT'],
    ['my_note', 'NOTE'],
  ]);
  expect(first.furtherDocuments.map(tagsOf)).toEqual([
    ['auto:n', 'cost', 'extraction', 'out', 'thinkprocess:tp_12'],
    ['auto:n', 'extraction', 'out', 'thinkprocess:tp_12'],
  ]);
  expect((await run()).furtherDocuments.map(({ key }) => key)).toEqual(first.furtherDocuments.map(({ key }) => key));
  const [edges] = await runCypher<{ made: unknown; derived: unknown }>(
    `MATCH (:Document {key: $key})-[:PRODUCED_BY]->(t:TaskNode) MATCH (:Document {key: $paper})
     RETURN COUNT { (t)<-[:PRODUCED_BY]-() } AS made, COUNT { (t)<-[:PRODUCED_BY]-()-[:DERIVED_FROM]->(:Document {id: 'paper'}) } AS derived`,
    { key: first.document.key, paper: first.document.key },
  );
  expect([Number(edges?.made), Number(edges?.derived)]).toEqual([3, 3]);
  await addTask(client, { processId: 'tp_12', id: 'm' });
  const taken = [{ type: 'NOTE', id: 'paper', content: 'x' }] as const;
  const input = { processId: 'tp_12', taskId: 'm', content: 'y', used: [], furtherDocuments: taken };
  expect((await refusalOf(client, RecordTaskResultDocument, { input })).code).toBe('ALREADY_EXISTS');
  expect((await client.run(GetDocumentDocument, { id: 'doc_result_m' })).document).toBeNull();
  expect((await client.run(GetTaskDocument, { processId: 'tp_12', id: 'm' })).task?.status).toBe('PENDING');
});

it('marks as stale what a changed task has produced and all that was made from it, and a re-run clears its own alone', async () => {
  const { client } = await begin();
  for (const id of ['a', 'b', 'c', 'd']) await addTask(client, { processId: 'tp_12', id });
  await record(client, { processId: 'tp_12', taskId: 'a', used: ['paper'] });
  await record(client, { processId: 'tp_12', taskId: 'b', used: ['doc_result_a'] });
  await record(client, { processId: 'tp_12', taskId: 'c', used: ['doc_result_b', 'doc_result_a'] });
  await record(client, { processId: 'tp_12', taskId: 'd', used: ['paper'] });
  const { changeTask } = await client.run(ChangeTaskDocument, { input: { processId: 'tp_12', id: 'a', goal: 'Anew' } });
  expect(changeTask.task).toMatchObject({ goal: 'Anew', status: 'CHANGED', resultStale: true });
  expect(changeTask.stale.map(({ id }) => id).sort()).toEqual(['doc_result_a', 'doc_result_b', 'doc_result_c']);
  const stale = async () =>
    (await Promise.all(['a', 'b', 'c', 'd'].map((id) => isStale(client, `doc_result_${id}`)))).map(Number);
  expect(await stale()).toEqual([1, 1, 1, 0]);
  const kept = await client.run(RemoveTagsDocument, { id: 'doc_result_b', tags: ['stale'] });
  expect(kept.removeTags).toMatchObject({
    outcome: 'UNCHANGED',
    warnings: ['Automatic tags cannot be taken off: #stale.'],
  });
  await record(client, { processId: 'tp_12', taskId: 'a', used: ['paper'], content: 'The new result.' });
  expect(await stale()).toEqual([0, 1, 1, 0]);
  await record(client, { processId: 'tp_12', taskId: 'b', used: ['doc_result_a'] });
  expect(await stale()).toEqual([0, 0, 1, 0]);
});

it('marks as stale all that was made from a source whose text changes, and leaves it so for another title', async () => {
  const { client } = await begin();
  for (const id of ['a', 'b']) await addTask(client, { processId: 'tp_12', id });
  await record(client, { processId: 'tp_12', taskId: 'a', used: ['paper'] });
  await record(client, { processId: 'tp_12', taskId: 'b', used: ['doc_result_a'] });
  await client.run(UpdateDocumentDocument, { input: { id: 'paper', title: 'Another title' } });
  expect([await isStale(client, 'doc_result_a'), await isStale(client, 'doc_result_b')]).toEqual([false, false]);
  await client.run(UpdateDocumentDocument, { input: { id: 'paper', content: 'A new edition.' } });
  expect([await isStale(client, 'doc_result_a'), await isStale(client, 'doc_result_b')]).toEqual([true, true]);
  const { document } = await client.run(GetDocumentDocument, { id: 'paper' });
  expect(document === null ? [] : tagsOf(document)).not.toContain('stale');
});

it('makes one result when the same one is recorded many times at once', async () => {
  const { client } = await begin();
  await addTask(client, { processId: 'tp_12', id: 'n' });
  const content = 'The only result.';
  const all = await Promise.all(
    Array.from({ length: 6 }, () => record(client, { processId: 'tp_12', taskId: 'n', content, used: ['paper'] })),
  );
  expect(new Set(all.map(({ document }) => document.key)).size).toBe(1);
  expect(all.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
});
