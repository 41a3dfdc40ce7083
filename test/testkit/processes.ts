import {
  AddTaskDocument,
  type AddTaskInput,
  type AddTaskMutation,
  RecordTaskResultDocument,
  type RecordTaskResultInput,
  type RecordTaskResultMutation,
  StartThinkProcessDocument,
} from '../../src/client/generated/operations.js';
import type { Client } from './client.js';

/** Starts a process in a session and gives its address. */
export async function startProcess(client: Client, id: string, session: string): Promise<string> {
  const { startThinkProcess } = await client.run(StartThinkProcessDocument, { input: { id, session, title: id } });
  return startThinkProcess.process.scope;
}

/** Adds a task; what it does is not what the test is about. */
export async function addTask(
  client: Client,
  input: Partial<AddTaskInput> & Pick<AddTaskInput, 'processId' | 'id'>,
): Promise<AddTaskMutation['addTask']> {
  return (await client.run(AddTaskDocument, { input: { goal: 'Find it out', type: 'extract', ...input } })).addTask;
}

/** Records the result of a task. */
export async function record(
  client: Client,
  input: Partial<RecordTaskResultInput> & Pick<RecordTaskResultInput, 'processId' | 'taskId'>,
): Promise<RecordTaskResultMutation['recordTaskResult']> {
  const { recordTaskResult } = await client.run(RecordTaskResultDocument, {
    input: { content: `The result of ${input.taskId}.`, used: [], ...input },
  });
  return recordTaskResult;
}
