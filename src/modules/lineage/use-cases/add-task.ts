import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskProperties, TaskRow, ThinkProcessRow } from '../../../graph/generated/lineage.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { newId, newKey } from '../../../shared/ids.js';
import { checkId } from '../../scopes/index.js';
import { checkTask, type TaskInput } from '../check-task.js';
import { findTask, lockProcess } from '../find-process.js';
import { InputMissing, TaskIdTaken, TaskMissing } from '../lineage.errors.js';
import { scopesUsedFrom } from '../process-scopes.js';

/** What `addTask` takes. */
export interface AddTaskInput extends TaskInput {
  readonly processId: string;
  readonly id?: string | null;
  readonly parentTaskId?: string | null;
}

/** Longest id of a task: the id of its result is made of it. */
export const maxTaskId = 100;

/**
 * Adds a task to a think process. Added again just so it changes nothing.
 * @throws AppError NOT_FOUND for a process, a parent or a document that it names, ALREADY_EXISTS, BAD_INPUT
 */
export async function addTask(ctx: Ctx, input: AddTaskInput): Promise<TaskRow> {
  const task = checkTask(input, 'PENDING');
  const id = checkTaskId(input.id ?? newId('node'));
  const parentId = input.parentTaskId ?? null;
  const { processId } = input;
  const newTaskKey = newKey();
  return ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, processId);
    const made = await tx.run(cypher.lineage.createTask, {
      ...{ viewer: ctx.viewer.key, processKey: process.key, id, newKey: newTaskKey, parentId, task },
      at: ctx.clock.now(),
    });
    if (made === null) return knownTask(ctx, tx, { processId, id, parentId, task });
    await nameInputs(ctx, tx, process, made, task);
    return made;
  });
}

function checkTaskId(id: string): string {
  checkId(id);
  if (id.length > maxTaskId) throw new BadInput('id', `must have at most ${maxTaskId} characters`);
  return id;
}

/** The task that is there already, where it is as asked for. @throws AppError NOT_FOUND, ALREADY_EXISTS */
async function knownTask(
  ctx: Ctx,
  tx: WriteTransaction,
  asked: { processId: string; id: string; parentId: string | null; task: TaskProperties },
): Promise<TaskRow> {
  const { processId, id, parentId, task } = asked;
  const viewer = ctx.viewer.key;
  if (parentId !== null) {
    const parent = await tx.run(cypher.lineage.getTask, { viewer, processId, id: parentId });
    if (parent === null) throw new TaskMissing(parentId, 'parentTaskId');
  }
  const known = await findTask(tx.run, ctx, processId, id);
  if (!isSame(known, task) || known.parentId !== parentId) throw new TaskIdTaken(id);
  return known;
}

function isSame(known: TaskRow, { status: _, ...task }: TaskProperties): boolean {
  const { goal, type, inputDocs, inputQuery, inputTags, outputTags } = known;
  const before = { goal, type, inputDocs, inputQuery, inputTags, outputTags };
  const sorted = (value: object): string => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(before) === sorted(task);
}

/**
 * Joins a task to the documents that it names. The viewer must see each from the process, or be a person who may read it.
 * @throws AppError NOT_FOUND naming the task and the document
 */
export async function nameInputs(
  ctx: Ctx,
  tx: WriteTransaction,
  process: ThinkProcessRow,
  task: Pick<TaskRow, 'key' | 'id'>,
  { inputDocs }: Pick<TaskProperties, 'inputDocs'>,
): Promise<void> {
  const seen = await scopesUsedFrom(tx.run, ctx, process.scope);
  const inputs = inputDocs.map((id, position) => ({ id, position }));
  const joined = await tx.run(cypher.lineage.linkTaskInputs, {
    ...{ viewer: ctx.viewer.key, taskKey: task.key, ...seen, inputs, at: ctx.clock.now() },
  });
  const found = new Set(joined.map(({ key }) => key));
  const missing = inputDocs.find((id) => !found.has(id));
  if (missing !== undefined) throw new InputMissing(task.id, missing, 'inputDocs');
}
