import {
  AddTaskDocument,
  DeleteDocumentDocument,
  GetDocumentDocument,
  LineageDocument,
  RecordTaskResultDocument,
  type RecordTaskResultInput,
  RunTaskDocument,
  StartThinkProcessDocument,
  type StartThinkProcessMutation,
} from '../client/generated/operations.js';
import { type DemoClient, DemoFailure } from './client.js';
import { readStoryFile, type Story, type StoryProcess, type StoryTask } from './story.js';

/** A task that is done, and what did it. */
export interface DoneTask {
  readonly id: string;
  /** `extractive` or `language-model`; of a recorded result `recorded`. */
  readonly executor: string;
  readonly result: { readonly id: string; readonly title: string; readonly content: string };
  /** Titles of what it gave beside its result. */
  readonly notes: readonly string[];
}

/** Starts a process of the example; one that an earlier run has started goes on. */
export async function startProcess(
  client: DemoClient,
  { id, title, goal, session }: StoryProcess,
): Promise<StartThinkProcessMutation['startThinkProcess']> {
  return (await client.run(StartThinkProcessDocument, { input: { id, title, goal, session } })).startThinkProcess;
}

/** Adds the tasks of a process, which are there already where an earlier run has added them. */
export async function addTasks(client: DemoClient, process: StoryProcess): Promise<void> {
  for (const { id, type, goal, parentTaskId, inputDocs, inputTags, outputTags } of process.tasks) {
    const task = { id, type, goal, outputTags, parentTaskId: parentTaskId ?? null };
    const inputs = { inputDocs: inputDocs ?? [], inputTags: inputTags ?? [] };
    await client.run(AddTaskDocument, { input: { processId: process.id, ...task, ...inputs } });
  }
}

/**
 * Does the tasks of a process, children before their parents.
 * @param done told of each task when it is done
 * @throws DemoFailure when one of them fails
 */
export async function doTasks(
  client: DemoClient,
  process: StoryProcess,
  done: (task: DoneTask) => void,
): Promise<readonly DoneTask[]> {
  const all: DoneTask[] = [];
  for (const isChild of [true, false]) {
    for (const task of process.tasks.filter(({ parentTaskId }) => (parentTaskId !== undefined) === isChild)) {
      const one = await doTask(client, process.id, task);
      done(one);
      all.push(one);
    }
  }
  return all;
}

/** Has the server run a task. @throws DemoFailure when it fails */
export async function runTask(client: DemoClient, processId: string, id: string): Promise<DoneTask> {
  const { executor, result, task } = (await client.run(RunTaskDocument, { processId, id })).runTask;
  if (result === null) throw new DemoFailure(`The task ${id} failed: ${task.error ?? 'no reason given'}.`);
  return { id, executor, result: result.document, notes: [] };
}

/** Deletes what an earlier run has found, by its ids and where the processes of the example have made it; gives the titles. */
export async function forgetFindings(client: DemoClient, { processes }: Story): Promise<readonly string[]> {
  const forgotten: string[] = [];
  for (const process of processes) {
    for (const { id: taskId, notes = [] } of process.tasks) {
      for (const id of [`doc_result_${taskId}`, ...notes.map((note) => note.id)]) {
        const { document } = await client.run(GetDocumentDocument, { id });
        if (document?.source.thinkProcessId !== process.id) continue;
        await client.run(DeleteDocumentDocument, { id });
        forgotten.push(document.title);
      }
    }
  }
  return forgotten;
}

/** An engine outside reads the inputs and writes; the server runs the others. Notes are recorded beside what it has found. */
async function doTask(client: DemoClient, processId: string, task: StoryTask): Promise<DoneTask> {
  if (task.recorded !== undefined) {
    const content = (await readStoryFile(task.recorded)).toString('utf8');
    const used = task.inputDocs ?? [];
    return record(client, task, { processId, taskId: task.id, title: task.recorded, content, used });
  }
  const ran = await runTask(client, processId, task.id);
  if (task.notes === undefined) return ran;
  const { id: documentId, title, content } = ran.result;
  const { lineage } = await client.run(LineageDocument, { documentId, direction: 'UP', hops: 1, endsOnly: false });
  const used = lineage.entries.map(({ id }) => id);
  const recorded = await record(client, task, { processId, taskId: task.id, title, content, used });
  return { ...recorded, executor: ran.executor };
}

async function record(
  client: DemoClient,
  { id, notes = [] }: StoryTask,
  input: Omit<RecordTaskResultInput, 'furtherDocuments'>,
): Promise<DoneTask> {
  const furtherDocuments = notes.map((note) => ({ ...note, type: 'NOTE' as const }));
  const { recordTaskResult } = await client.run(RecordTaskResultDocument, { input: { ...input, furtherDocuments } });
  const { document: result, furtherDocuments: further } = recordTaskResult;
  return { id, executor: 'recorded', result, notes: further.map(({ title }) => title) };
}
