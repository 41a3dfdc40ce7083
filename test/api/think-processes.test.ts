import {
  CompleteThinkProcessDocument,
  DeleteScopeDocument,
  GetDocumentDocument,
  GetThinkProcessDocument,
  ListThinkProcessesDocument,
  StartThinkProcessDocument,
  WatchTasksDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { addTask, record, startProcess } from '../testkit/processes.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

it('starts a process with a scope of its own in a session, spawned by another one, and finds it started when called again', async () => {
  const { client } = story();
  const { session, project } = await story().chain('a');
  await startProcess(client, 'tp_lead', session);
  const input = { id: 'tp_worker', title: 'Worker', goal: 'Find lamps', session, parentProcessId: 'tp_lead' };
  const first = (await client.run(StartThinkProcessDocument, { input })).startThinkProcess;
  expect(first).toMatchObject({ outcome: 'CREATED', warnings: [] });
  const shown = { id: 'tp_worker', scope: 'think-process/tp_worker', title: 'Worker', goal: 'Find lamps', session };
  expect(first.process).toMatchObject({ ...shown, status: 'RUNNING', project, parentId: 'tp_lead', completedAt: null });
  const again = (await client.run(StartThinkProcessDocument, { input: { ...input, goal: 'Another' } }))
    .startThinkProcess;
  expect(again.outcome).toBe('UNCHANGED');
  expect(again.process).toEqual(first.process);
  const [edges] = await runCypher<{ scope: string; parent: string }>(
    `MATCH (scope:Scope)<-[:RUNS_IN]-(p:ThinkProcess {key: $key})-[:SPAWNED_BY]->(parent) RETURN scope.id AS scope, parent.id AS parent`,
    { key: first.process.key },
  );
  expect(edges).toEqual({ scope: 'tp_worker', parent: 'tp_lead' });
  const page = await client.run(ListThinkProcessesDocument, { scope: project });
  expect(page.thinkProcesses.rows.map((row) => row.id)).toEqual(['tp_worker', 'tp_lead']);
});

it('loads the facts and passages that the process sees and no others, and puts into the queue what is not indexed', async () => {
  const { client, document, scope } = story();
  const { group, project, session } = await story().chain('a');
  const elsewhere = await scope({ kind: 'PROJECT', id: 'other', parent: group });
  await document({ id: 'far', scope: group, type: 'FACT', content: 'Lamps are lit at dusk.' });
  await document({ id: 'near', scope: project, type: 'FACT', content: 'The lamp is on the tower.' });
  await document({ id: 'note', scope: project, type: 'NOTE', content: 'The keeper polishes the lens of the lamp.' });
  await document({ id: 'hidden', scope: elsewhere, type: 'FACT', content: 'The lamp of the other tower is red.' });
  const planted = await document({ id: 'waiting', scope: project, type: 'NOTE', content: 'A note that waits.' });
  await runCypher(`MATCH (d:MemoryItem {key: $key}) SET d.indexState = 'FAILED'`, { key: planted.key });
  const input = { id: 'tp_new', session, goal: 'What is known about the lamp?' };
  const started = (await client.run(StartThinkProcessDocument, { input })).startThinkProcess;
  expect(started.facts.map(({ id }) => id)).toEqual(['near', 'far']);
  const hits = started.hits.map(({ documentId }) => documentId);
  expect(hits).toEqual(expect.arrayContaining(['near', 'note', 'far']));
  expect(hits).not.toContain('hidden');
  expect(started.indexing).toBe(1);
  await eventually(
    () => client.run(GetDocumentDocument, { id: 'waiting' }),
    (seen) => seen.document?.indexState === 'READY',
  );
});

it('refuses a session or parent that is not there or not to be seen, and changes nothing', async () => {
  const { client } = story();
  const { session, project } = await story().chain('a');
  await startProcess(client, 'tp_lead', session);
  const refused = async (input: object) =>
    (await refusalOf(client, StartThinkProcessDocument, { input: { id: 'tp_x', ...input } })).code;
  expect(await refused({ session: 'session/none' })).toBe('NOT_FOUND');
  expect(await refused({ session: project })).toBe('BAD_INPUT');
  expect(await refused({ session, parentProcessId: 'tp_none' })).toBe('NOT_FOUND');
  expect(await refused({ session, goal: 'x'.repeat(2_001) })).toBe('BAD_INPUT');
  expect(await refused({ id: 'tp_lead', session: 'session/none' })).toBe('BAD_INPUT');
  expect(await refused({ id: 'tp_lead', parentProcessId: 'tp_lead' })).toBe('BAD_INPUT');
  await join(client, project, 'reader', 'MEMBER');
  const reader = await actAs(client, 'reader');
  expect((await refusalOf(reader, StartThinkProcessDocument, { input: { id: 'tp_y', session } })).code).toBe(
    'NOT_FOUND',
  );
  expect((await client.run(GetThinkProcessDocument, { id: 'tp_x' })).thinkProcess).toBeNull();
  expect((await reader.run(GetThinkProcessDocument, { id: 'tp_lead' })).thinkProcess).toBeNull();
});

it('completes a process: its memory stays in its scope, what could be published is offered, and both are told', async () => {
  const { client } = story();
  const { session } = await story().chain('a');
  const scope = await startProcess(client, 'tp_done', session);
  await addTask(client, { processId: 'tp_done', id: 'n' });
  const { document } = await record(client, { processId: 'tp_done', taskId: 'n' });
  const events = client.watch(WatchTasksDocument, { processId: 'tp_done', since: '0' });
  const { completeThinkProcess } = await client.run(CompleteThinkProcessDocument, { id: 'tp_done' });
  expect(completeThinkProcess.process.status).toBe('COMPLETED');
  expect(completeThinkProcess.publishable).toEqual([{ id: document.id, title: document.title, scope }]);
  const again = await client.run(CompleteThinkProcessDocument, { id: 'tp_done' });
  expect(again.completeThinkProcess.process.completedAt).toBe(completeThinkProcess.process.completedAt);
  const kinds: string[] = [];
  for await (const { taskEvents } of events) {
    kinds.push(taskEvents.kind);
    if (taskEvents.kind === 'PLAN_COMPLETED') break;
  }
  expect(kinds).toEqual(['PROCESS_STARTED', 'RESULT_SAVED', 'TASK_DONE', 'PROCESS_COMPLETED', 'PLAN_COMPLETED']);
  expect((await client.run(GetDocumentDocument, { id: document.id })).document?.scope).toBe(scope);
});

it('goes with its scope, tasks and all, so that a new process of its id begins anew', async () => {
  const { client } = story();
  const { session } = await story().chain('a');
  const scope = await startProcess(client, 'tp_gone', session);
  await addTask(client, { processId: 'tp_gone', id: 'n' });
  await client.run(DeleteScopeDocument, { scope, cascade: true });
  expect((await client.run(GetThinkProcessDocument, { id: 'tp_gone' })).thinkProcess).toBeNull();
  const input = { id: 'tp_gone', session };
  const started = await eventually(
    () => client.ask(StartThinkProcessDocument, { input }),
    ({ errors }) => errors === undefined,
  );
  expect(started.data?.startThinkProcess.outcome).toBe('CREATED');
  const [left] = await runCypher<{ tasks: unknown }>(
    `MATCH (p:ThinkProcess {key: $key}) RETURN COUNT { (p)<-[:PART_OF]-() } AS tasks`,
    { key: started.data?.startThinkProcess.process.key },
  );
  expect(Number(left?.tasks)).toBe(0);
});
