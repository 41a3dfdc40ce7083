import {
  ChangeTaskDocument,
  GetDocumentDocument,
  GetTaskDocument,
  GetTaskInputsDocument,
  RunTaskDocument,
  type RunTaskMutation,
  WatchTasksDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { chatAnswer, type ChatDouble, type ChatMood, startChatDouble } from '../testkit/chat-double.js';
import { type Client, createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';
import { startTestServer, type TestServer } from '../testkit/server.js';

const story = useStory();
let chat: ChatDouble;
let server: TestServer;

beforeAll(async () => {
  chat = await startChatDouble();
  const { uri, user, password } = testEnvironment().neo4j;
  const { dataDir } = testEnvironment(); // one folder for all servers of a database: any of them may run its jobs
  server = await startTestServer({
    dataDir,
    env: {
      ...{ NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, OPENAI_BASE_URL: chat.url },
      ...{ LANGUAGE_MODEL: 'double', LANGUAGE_MODEL_TIMEOUT: '3' },
    },
  });
}, 240_000);
afterAll(async () => {
  await server.stop();
  await chat.stop();
});

const manual = `# The lamp

The lamp of the lighthouse turns once every minute. Its lens was ground in Paris in the year 1861.

The keeper has a dog that sleeps beside the stove. Bread is delivered every Tuesday by boat.

The lamp is driven by a falling weight that must be wound up each night.`;

/** A process with a task that names a manual. */
async function begin(): Promise<{ client: Client; modelled: Client }> {
  const { client, document } = story();
  const { session, project } = await story().chain('a');
  await startProcess(client, 'tp_one', session);
  await document({ id: 'manual', scope: project, title: 'Manual', type: 'NOTE', content: manual });
  await addTask(client, { processId: 'tp_one', id: 'n', goal: 'How does the lamp turn?', inputDocs: ['manual'] });
  return { client, modelled: createClient(client.tenant, server.url) };
}

const run = async (client: Client, id = 'n'): Promise<RunTaskMutation['runTask']> =>
  (await client.run(RunTaskDocument, { processId: 'tp_one', id })).runTask;

it('extracts without a language model the sentences that say most about the goal, the same each time, with their lineage', async () => {
  const { client } = await begin();
  const first = await run(client);
  expect(first).toMatchObject({ executor: 'extractive', task: { status: 'DONE', error: null }, warnings: [] });
  expect(first.inputs).toEqual([{ via: 'EXPLICIT', id: 'manual', title: 'Manual' }]);
  const { document } = first.result ?? {};
  expect(document?.title).toBe('Extraction: Manual');
  expect(document?.content).toContain('- The lamp of the lighthouse turns once every minute. [Manual]');
  expect(document?.tags.map(({ id }) => id)).toEqual(['auto:n', 'extraction', 'thinkprocess:tp_one']);
  expect((await run(client)).result?.outcome).toBe('UNCHANGED');
  await addTask(client, {
    processId: 'tp_one',
    id: 'next',
    goal: 'What drives the lamp?',
    inputQuery: 'falling weight',
  });
  const { taskInputs } = await client.run(GetTaskInputsDocument, { processId: 'tp_one', id: 'next' });
  expect(taskInputs.inputs.map(({ id }) => id)).toContain(document?.id);
});

it('fails a task without a text to work with, says why, and tells of it', async () => {
  const { client } = await begin();
  await addTask(client, { processId: 'tp_one', id: 'empty' });
  const failed = await run(client, 'empty');
  expect(failed).toMatchObject({ result: null, task: { status: 'FAILED', resultId: null } });
  expect(failed.task.error).toBe('it has no input with a text that could be extracted from');
  const kinds: unknown[] = [];
  for await (const { taskEvents } of client.watch(WatchTasksDocument, { processId: 'tp_one', since: '0' })) {
    if (taskEvents.taskId === 'empty') kinds.push([taskEvents.kind, taskEvents.reason]);
    if (taskEvents.kind === 'TASK_FAILED') break;
  }
  expect(kinds).toEqual([
    ['TASK_STARTED', null],
    ['TASK_FAILED', failed.task.error],
  ]);
});

it('has the language model work on the inputs where one is set, and saves what it was made from', async () => {
  const { modelled } = await begin();
  chat.is('well');
  const { executor, result, task } = await run(modelled);
  expect([executor, task.status]).toEqual(['language-model', 'DONE']);
  expect(result?.document.content).toBe(chatAnswer.content);
  expect(result?.document.tags.map(({ id }) => id)).toEqual(['auto:n', 'extraction', 'thinkprocess:tp_one', 'turning']);
  const { model, messages } = chat.requests.at(-1) ?? { model: '', messages: [] };
  expect([model, messages.map(({ role }) => role)]).toEqual(['double', ['system', 'user']]);
  expect(messages[1]?.content).toContain('Goal: How does the lamp turn?');
  expect(messages[1]?.content).toContain('driven by a falling weight');
});

const failures: readonly (readonly [ChatMood, string])[] = [
  ['never', 'the language model did not answer within 3 s'],
  ['nonsense', 'the answer of the language model has the wrong format'],
  ['wrong format', 'the answer of the language model has the wrong format'],
  ['cut off', 'the language model cannot be reached, or stopped midway'],
  ['too long', 'the answer of the language model was cut off'],
  ['failing', 'the language model refused the request (HTTP 500)'],
  ['invents', 'the language model names a document that it was not given'],
];

it('fails a task whose language model is late, talks nonsense, breaks the format or stops midway: nothing is saved, and the old result stays', async () => {
  const { modelled } = await begin();
  chat.is('well');
  const before = (await run(modelled)).result?.document;
  for (const [mood, reason] of failures) {
    chat.is(mood);
    const failed = await run(modelled);
    expect([mood, failed.task.status, failed.task.error, failed.result]).toEqual([mood, 'FAILED', reason, null]);
    const { document } = await modelled.run(GetDocumentDocument, { id: 'doc_result_n' });
    expect([mood, document?.version, document?.content]).toEqual([mood, before?.version, chatAnswer.content]);
  }
  chat.is('well');
  expect((await run(modelled)).task).toMatchObject({ status: 'DONE', error: null });
});

it('is run by one at a time, and a run whose task was changed meanwhile saves nothing', async () => {
  const { modelled } = await begin();
  chat.is('well');
  let rival: unknown;
  chat.onRequest = async () => {
    chat.onRequest = () => Promise.resolve();
    rival = (await refusalOf(modelled, RunTaskDocument, { processId: 'tp_one', id: 'n' })).code;
    await modelled.run(ChangeTaskDocument, { input: { processId: 'tp_one', id: 'n', goal: 'Something else' } });
  };
  const refusal = await refusalOf(modelled, RunTaskDocument, { processId: 'tp_one', id: 'n' });
  expect([rival, refusal.code]).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await modelled.run(GetDocumentDocument, { id: 'doc_result_n' })).document).toBeNull();
  const { task } = await modelled.run(GetTaskDocument, { processId: 'tp_one', id: 'n' });
  expect(task).toMatchObject({ status: 'CHANGED', goal: 'Something else' });
});

it('does the same for an outside engine that records a result as for a run', async () => {
  const { client } = await begin();
  const ran = (await run(client)).result?.document;
  const recorded = await record(client, { processId: 'tp_one', taskId: 'n', content: 'By hand.', used: ['manual'] });
  expect(recorded.document.key).toBe(ran?.key);
  expect(recorded.document.tags).toEqual(ran?.tags);
  expect(recorded.document.title).toBe(ran?.title);
});
