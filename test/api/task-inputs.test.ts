import {
  AddTaskDocument,
  GetTaskDocument,
  GetTaskInputsDocument,
  RecordTaskResultDocument,
  TaskTreeDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

async function inputsOf(
  client: Client,
  id: string,
  processId = 'tp_one',
): Promise<readonly (readonly [string, string])[]> {
  const { taskInputs } = await client.run(GetTaskInputsDocument, { processId, id });
  return taskInputs.inputs.map((input) => [input.via, input.id]);
}

it('keeps what a task is, in a tree, in the order in which tasks were added, and adds one twice only where it is the same', async () => {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  await startProcess(client, 'tp_one', session);
  await document({ id: 'doc_abc123', scope: project, type: 'NOTE', content: 'Sparse attention saves memory.' });
  const input = {
    ...{ processId: 'tp_one', id: 'extract_paper_1', goal: 'Extract core theses', type: 'extract' },
    ...{ inputDocs: ['doc_abc123'], inputQuery: 'Sparse Attention', inputTags: ['#unread', '#attention'] },
  };
  const task = await addTask(client, input);
  expect(task).toMatchObject({ ...input, inputTags: ['unread', 'attention'], status: 'PENDING', parentId: null });
  expect(await addTask(client, input)).toEqual(task);
  await addTask(client, { processId: 'tp_one', id: 'child', parentTaskId: 'extract_paper_1' });
  const tree = async (variables: { first?: number; after?: string | null }) =>
    (await client.run(TaskTreeDocument, { processId: 'tp_one', ...variables })).taskTree;
  expect((await tree({})).tasks.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['extract_paper_1', null],
    ['child', 'extract_paper_1'],
  ]);
  const page = await tree({ first: 1 });
  expect(page.pageInfo.hasNextPage).toBe(true);
  expect((await tree({ after: page.pageInfo.endCursor })).tasks.map(({ id }) => id)).toEqual(['child']);
  const refused = async (change: object) =>
    (await refusalOf(client, AddTaskDocument, { input: { ...input, ...change } })).code;
  expect(await refused({ goal: 'Another' })).toBe('ALREADY_EXISTS');
  expect(await refused({ id: 'x', parentTaskId: 'none' })).toBe('NOT_FOUND');
  expect(await refused({ id: 'x', type: '' })).toBe('BAD_INPUT');
  expect(await refused({ id: 'x', processId: 'tp_none' })).toBe('NOT_FOUND');
  expect((await client.run(GetTaskDocument, { processId: 'tp_one', id: 'x' })).task).toBeNull();
});

it('takes in what it names, then what has its tags, then what answers its query, each once, from what the process sees', async () => {
  const { client, document, scope } = story();
  const { group, project, session } = await story().chain('a');
  const process = await startProcess(client, 'tp_one', session);
  const sibling = await startProcess(client, 'tp_two', session);
  const other = await scope({ kind: 'PROJECT', id: 'other', parent: group });
  const plant = (id: string, where: string, content: string, tags: string[] = []) =>
    document({ id, scope: where, type: 'NOTE', content, tags });
  await plant('named', project, 'The keeper lives in the tower.');
  await plant('tagged', group, 'Ropes are stored in the shed.', ['a', 'b']);
  await plant('tagged_near', process, 'Oil is stored in the cellar.', ['a', 'b', 'c']);
  await plant('half', project, 'Paint is stored in the loft.', ['a']);
  await plant('found', session, 'The foghorn sounds every thirty seconds.');
  for (const [i, where] of [sibling, other].entries()) {
    await plant(`hidden_${i}`, where, 'The foghorn sounds every thirty seconds.', ['a', 'b']);
  }
  const inputs = {
    inputDocs: ['named', 'tagged'],
    inputTags: ['a', 'b'],
    inputQuery: 'How often does the foghorn sound?',
  };
  await addTask(client, { processId: 'tp_one', id: 'n', ...inputs });
  const found = await inputsOf(client, 'n');
  expect(found.slice(0, 4)).toEqual([
    ['EXPLICIT', 'named'],
    ['EXPLICIT', 'tagged'],
    ['TAGS', 'tagged_near'],
    ['QUERY', 'found'],
  ]);
  expect(found.slice(4).map(([via]) => via)).toEqual(found.slice(4).map(() => 'QUERY'));
  expect(new Set(found.map(([, id]) => id)).size).toBe(found.length);
  expect(found.map(([, id]) => id)).not.toEqual(expect.arrayContaining([expect.stringContaining('hidden')]));
});

it('refuses a document that is not there, or not to be seen, alike, naming the task, and changes nothing', async () => {
  const { client, document, scope } = story();
  const { group, session } = await story().chain('a');
  await startProcess(client, 'tp_one', session);
  const other = await scope({ kind: 'PROJECT', id: 'other', parent: group });
  await document({ id: 'foreign', scope: other, type: 'NOTE', content: 'Another project.' });
  const input = { processId: 'tp_one', id: 'n', goal: 'g', type: 'extract' };
  for (const id of ['none', 'foreign']) {
    const refusal = await refusalOf(client, AddTaskDocument, { input: { ...input, inputDocs: [id] } });
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', extensions: { taskId: 'n' } });
    expect(refusal.message).toBe(`Task n: there is no document ${id} that its process may use.`);
  }
  expect((await client.run(GetTaskDocument, { processId: 'tp_one', id: 'n' })).task).toBeNull();
  await addTask(client, input);
  const used = { processId: 'tp_one', taskId: 'n', content: 'x', used: ['foreign'] };
  const refusal = await refusalOf(client, RecordTaskResultDocument, { input: used });
  expect(refusal).toMatchObject({ code: 'NOT_FOUND', extensions: { taskId: 'n', field: 'used' } });
  expect((await client.run(GetTaskDocument, { processId: 'tp_one', id: 'n' })).task?.status).toBe('PENDING');
});

it('opens a document of another process of the project to a task where a person who may read it names it, for as long as he may', async () => {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  const sibling = await startProcess(client, 'tp_two', session);
  await startProcess(client, 'tp_one', session);
  await document({ id: 'theirs', scope: sibling, type: 'RESULT', content: 'What the sibling has found.' });
  await join(client, 'think-process/tp_one', 'ada', 'OWNER');
  await join(client, project, 'robot', 'ENGINE');
  const [ada, robot] = [await actAs(client, 'ada'), await actAs(client, 'robot')];
  const naming = (id: string) => ({
    input: { processId: 'tp_one', id, goal: 'g', type: 'verify', inputDocs: ['theirs'] },
  });
  expect((await refusalOf(ada, AddTaskDocument, naming('n'))).code).toBe('NOT_FOUND');
  expect((await refusalOf(robot, AddTaskDocument, naming('n'))).code).toBe('NOT_FOUND');
  await join(client, sibling, 'ada', 'MEMBER');
  await ada.run(AddTaskDocument, naming('n'));
  expect(await inputsOf(robot, 'n')).toEqual([['EXPLICIT', 'theirs']]);
  await addTask(client, { processId: 'tp_one', id: 'other' });
  const other = { processId: 'tp_one', taskId: 'other', content: 'x', used: ['theirs'] };
  expect((await refusalOf(robot, RecordTaskResultDocument, { input: other })).code).toBe('NOT_FOUND');
  await client.ask(`mutation { removeMember(scope: "${sibling}", userId: "ada") { outcome } }`);
  const ended = await refusalOf(robot, GetTaskInputsDocument, { processId: 'tp_one', id: 'n' });
  expect(ended).toMatchObject({ code: 'NOT_FOUND', extensions: { taskId: 'n' } });
});

it('finds the result of a task at once in the next one by its query, and never takes in what was made from its own', async () => {
  const { client } = story();
  const { session } = await story().chain('a');
  await startProcess(client, 'tp_one', session);
  await startProcess(client, 'tp_two', session);
  const asking = { inputQuery: 'What drives the clockwork of the lens?' };
  await addTask(client, { processId: 'tp_one', id: 'first', ...asking });
  const content = 'A falling weight drives the clockwork of the lens.';
  const { document } = await record(client, { processId: 'tp_one', taskId: 'first', content });
  await addTask(client, { processId: 'tp_one', id: 'second', ...asking });
  await addTask(client, { processId: 'tp_two', id: 'elsewhere', ...asking });
  expect(await inputsOf(client, 'second')).toEqual([['QUERY', document.id]]);
  expect(await inputsOf(client, 'elsewhere', 'tp_two')).toEqual([]);
  await record(client, { processId: 'tp_one', taskId: 'second', content, used: [document.id] });
  expect(await inputsOf(client, 'first')).toEqual([]);
  const looped = { processId: 'tp_one', taskId: 'first', content: 'x', used: ['doc_result_second'] };
  expect((await refusalOf(client, RecordTaskResultDocument, { input: looped })).code).toBe('BAD_INPUT');
});
