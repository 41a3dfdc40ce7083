import {
  AddScopeAliasDocument,
  GetScopeDocument,
  GetTaskInputsDocument,
  GetThinkProcessDocument,
  MemoryListDocument,
  MemoryQueryDocument,
  MemoryReadDocument,
  MemoryStoreDocument,
  MemoryTagDocument,
  MoveScopeDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  RecordTaskResultDocument,
  StartThinkProcessDocument,
  UpdateThinkProcessDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { plantChunks, vectorOf } from '../testkit/bulk.js';
import type { Client } from '../testkit/client.js';
import { closeCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const id = 'tp_one';
const question = 'How often does the foghorn sound?';
const text = (where: string): string => `The foghorn of ${where} sounds twice.`;

/** A process, another of its session, one of another session of the project, one of another project; each with a result and a note. */
async function begin() {
  const { client, scope, document } = story();
  const { group, session, project } = await story().chain('a');
  const nextSession = await scope({ kind: 'SESSION', id: 'sess_next', parent: project });
  const other = await scope({ kind: 'PROJECT', id: 'proj_other', parent: group });
  const farSession = await scope({ kind: 'SESSION', id: 'sess_far', parent: other });
  const places = { tp_one: session, tp_two: session, tp_three: nextSession, tp_far: farSession };
  for (const [name, within] of Object.entries(places)) {
    const process = await startProcess(client, name, within);
    await addTask(client, { processId: name, id: 'n', outputTags: ['horn'] });
    await record(client, { processId: name, taskId: 'n', content: text(name) });
    await document({
      id: `note_${name}`,
      scope: process,
      type: 'NOTE',
      content: text(`the note of ${name}`),
      tags: ['horn'],
    });
  }
  return { client, group, project, session, other, farSession };
}

/** Lets the process see the results of its siblings, or takes that away. */
const open = async (client: Client, seesSiblingResults = true) =>
  (await client.run(UpdateThinkProcessDocument, { input: { id, config: { seesSiblingResults } } })).updateThinkProcess;

/** What the process finds, and why that was searched. */
async function asked(client: Client, scope = `think-process/${id}`): Promise<readonly string[]> {
  const { ragQuery } = await client.run(RagQueryDocument, { query: question, scope, limit: 50 });
  return ragQuery.hits.map(({ documentId, via }) => `${documentId} ${via}`).sort();
}

/** Its own documents; ids of results say whose they are but for the first. */
const own = ['doc_result_n SCOPE', `note_${id} SCOPE`];
const withSiblings = [...own, 'doc_result_n_tp_three SIBLING', 'doc_result_n_tp_two SIBLING'].sort();

it('keeps the results of processes from each other until one is let see them; then it sees results alone, of its project alone', async () => {
  const { client } = await begin();
  expect(await asked(client)).toEqual(own);
  expect((await open(client)).config).toEqual({ seesSiblingResults: true });
  expect(await asked(client)).toEqual(withSiblings);
  expect(await asked(client, 'think-process/tp_two')).toEqual(['doc_result_n_tp_two SCOPE', 'note_tp_two SCOPE']);
  const variables = { query: question, scope: `think-process/${id}` };
  const { hits, trace } = (await client.run(RagQueryDocument, variables)).ragQuery;
  expect(hits.find(({ via }) => via === 'SIBLING')).toMatchObject({ weight: 0.5, type: 'RESULT' });
  expect(trace.scopes.map(({ scope }) => scope)).not.toContain('think-process/tp_far');
  await client.run(AddScopeAliasDocument, { scope: `think-process/${id}`, alias: 'session/nickname' });
  expect(await asked(client, 'session/nickname')).toEqual(withSiblings);
  const vector = await vectorOf(client.tenant, 'note_tp_two');
  await plantChunks(client.tenant, 'note_tp_two', { count: 1_000, text: question, vector });
  expect(await asked(client)).toEqual(withSiblings); // not kept from the one result by closer passages of other documents
  const byWords = await client.run(RagQueryDocument, { ...variables, query: 'foghorn', limit: 50 });
  const found = byWords.ragQuery.hits.filter(({ via, textScore }) => via === 'SIBLING' && textScore > 0);
  expect(found.map(({ documentId }) => documentId).sort()).toEqual(['doc_result_n_tp_three', 'doc_result_n_tp_two']);
  expect((await open(client, false)).config).toEqual({ seesSiblingResults: false });
  expect(await asked(client)).toEqual(own);
});

it('gives the process what it sees of siblings by its tools, to be read and not to be changed, for as long as it sees them', async () => {
  const { client } = await begin();
  const sibling = { thinkProcessId: id, scope: 'think-process/tp_two' };
  const read = (docId: string) => ({ thinkProcessId: id, docId });
  const refused = async (): Promise<readonly unknown[]> => [
    (await refusalOf(client, MemoryListDocument, sibling)).code,
    (await refusalOf(client, MemoryReadDocument, read('doc_result_n_tp_two'))).code,
  ];
  expect(await refused()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await open(client);
  const { memoryQuery } = await client.run(MemoryQueryDocument, { thinkProcessId: id, question });
  expect(memoryQuery.map(({ documentId }) => documentId)).toContain('doc_result_n_tp_three');
  const { memoryList } = await client.run(MemoryListDocument, sibling);
  expect(memoryList.edges.map(({ node }) => node.id)).toEqual(['doc_result_n_tp_two']);
  const { memoryRead } = await client.run(MemoryReadDocument, read('doc_result_n_tp_two'));
  expect(memoryRead.content).toBe(text('tp_two'));
  for (const docId of ['note_tp_two', 'doc_result_n_tp_far', 'none'])
    expect((await refusalOf(client, MemoryReadDocument, read(docId))).code).toBe('NOT_FOUND');
  const tag = { ...read('doc_result_n_tp_two'), tags: ['mine'] };
  expect((await refusalOf(client, MemoryTagDocument, tag)).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, MemoryStoreDocument, { ...sibling, content: 'x' })).code).toBe('NOT_FOUND');
  await open(client, false);
  expect(await refused()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

it('takes what it sees of siblings into its tasks, by query, tags and name, for as long as it sees them', async () => {
  const { client, project } = await begin();
  await join(client, project, 'robot', 'ENGINE');
  const robot = await actAs(client, 'robot');
  const inputs = async () => {
    const { taskInputs } = await robot.run(GetTaskInputsDocument, { processId: id, id: 'next' });
    return taskInputs.inputs.map((input) => `${input.id} ${input.via}`).sort();
  };
  const named = { processId: id, id: 'named', inputDocs: ['doc_result_n_tp_two'] };
  await addTask(robot, { processId: id, id: 'next', inputQuery: question, inputTags: ['horn'] });
  const before = ['doc_result_n TAGS', `note_${id} TAGS`];
  expect(await inputs()).toEqual(before);
  await expect(addTask(robot, named)).rejects.toThrow('there is no document');
  await open(client);
  expect(await inputs()).toEqual([...before, 'doc_result_n_tp_three TAGS', 'doc_result_n_tp_two TAGS'].sort());
  await addTask(robot, named);
  const used = ['doc_result_n_tp_two'];
  const saved = await record(robot, { processId: id, taskId: 'named', used });
  expect(saved.document.title).toContain('Extraction: ');
  await open(client, false);
  expect(await inputs()).toEqual([...before, 'doc_result_named TAGS'].filter((each) => !each.includes('named')));
  const late = { input: { processId: id, taskId: 'named', content: 'x', used } };
  expect((await refusalOf(robot, RecordTaskResultDocument, late)).code).toBe('NOT_FOUND');
});

it('is let by who may write the project, never by itself, and shows nobody what he may not read', async () => {
  const { client, project, session } = await begin();
  const process = `think-process/${id}`;
  for (const [name, scope, role] of [
    ['robot', process, 'ENGINE'],
    ['owner', process, 'OWNER'],
    ['head', project, 'ADMIN'],
    ['machine', project, 'ENGINE'],
  ] as const) {
    await join(client, scope, name, role);
  }
  const input = { id, config: { seesSiblingResults: true } };
  for (const name of ['robot', 'owner', 'machine']) {
    const who = await actAs(client, name);
    expect([name, (await refusalOf(who, UpdateThinkProcessDocument, { input })).code]).toEqual([name, 'NOT_PERMITTED']);
  }
  const head = await actAs(client, 'head');
  await open(head);
  await join(client, process, 'guest', 'MEMBER');
  const closing = { input: { id, config: { seesSiblingResults: false } } };
  const guest = await actAs(client, 'guest');
  expect((await refusalOf(guest, UpdateThinkProcessDocument, closing)).code).toBe('NOT_PERMITTED');
  await join(client, session, 'stranger', 'MEMBER');
  const stranger = await actAs(client, 'stranger');
  expect((await refusalOf(stranger, UpdateThinkProcessDocument, closing)).code).toBe('NOT_FOUND');
  for (const [name, seen] of [
    ['head', withSiblings],
    ['machine', withSiblings],
    ['robot', own],
    ['owner', own],
  ] as const) {
    expect([name, await asked(await actAs(client, name))]).toEqual([name, seen]);
  }
  await open(await actAs(client, 'robot'), false);
  expect(await asked(head)).toEqual(own);
});

it('is set when a process is started, or refused with nothing made, and ends when the process comes into another project', async () => {
  const { client, session, project, farSession } = await begin();
  const start = (input: object) => ({
    input: { id: 'tp_new', session, config: { seesSiblingResults: true }, ...input },
  });
  await join(client, session, 'robot', 'ENGINE');
  const robot = await actAs(client, 'robot');
  expect((await refusalOf(robot, StartThinkProcessDocument, start({}))).code).toBe('NOT_PERMITTED');
  expect((await refusalOf(client, StartThinkProcessDocument, start({ session: null }))).code).toBe('BAD_INPUT');
  expect((await client.run(GetScopeDocument, { address: 'think-process/tp_new' })).scope).toBeNull();
  const goal = { goal: question };
  const { startThinkProcess } = await client.run(StartThinkProcessDocument, start(goal));
  expect(startThinkProcess).toMatchObject({ outcome: 'CREATED', warnings: [] });
  expect(startThinkProcess.process).toMatchObject({ project, config: { seesSiblingResults: true } });
  expect(startThinkProcess.hits.map(({ documentId, via }) => `${documentId} ${via}`)).toContain('doc_result_n SIBLING');
  const again = await robot.run(StartThinkProcessDocument, start({ config: { seesSiblingResults: false } }));
  expect(again.startThinkProcess.process.config).toEqual({ seesSiblingResults: true });
  expect(again.startThinkProcess.warnings.join()).toContain('keeps its config');
  await open(client);
  await client.run(PromoteDocumentDocument, { id: 'doc_result_n_tp_two', to: 'PROJECT' });
  const promoted = withSiblings.map((each) => (each.includes('tp_two') ? 'doc_result_n_tp_two SCOPE' : each));
  expect(await asked(client)).toEqual(promoted.sort());
  await client.run(MoveScopeDocument, { scope: `think-process/${id}`, parent: farSession });
  expect(await asked(client)).toEqual(own);
  const { thinkProcess } = await client.run(GetThinkProcessDocument, { id });
  expect(thinkProcess?.config).toEqual({ seesSiblingResults: false });
  await open(client);
  expect(await asked(client)).toEqual([...own, 'doc_result_n_tp_far SIBLING'].sort());
});
