import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { StaleRow, TaskRow } from '../../../graph/generated/lineage.js';
import { newKey } from '../../../shared/ids.js';
import { announceStale } from '../../library/index.js';
import { announceProcess } from '../announce-process.js';
import { checkTask, type TaskInput } from '../check-task.js';
import { findTask, lockProcess } from '../find-process.js';
import { nameInputs } from './add-task.js';

/** What `changeTask` takes; what is absent stays. */
export interface ChangeTaskInput extends Partial<{ readonly [K in keyof TaskInput]: TaskInput[K] | null }> {
  readonly processId: string;
  readonly id: string;
}

/** A task that was changed, and what is stale by it and was not before, as far as the viewer may read it. */
export interface ChangedTask {
  readonly task: TaskRow;
  readonly stale: readonly StaleRow[];
}

/**
 * Changes a task, and marks as stale its result and, however far, what was made from that: all in one transaction. Without a
 * change it says that its result is not to be relied on any more. A run that is under way will save nothing.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function changeTask(ctx: Ctx, input: ChangeTaskInput): Promise<ChangedTask> {
  const { processId, id } = input;
  return ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, processId);
    const before = await findTask(tx.run, ctx, processId, id);
    const properties = checkTask(merged(before, input), 'CHANGED');
    const at = ctx.clock.now();
    await tx.run(cypher.lineage.setTask, { key: before.key, task: properties, at });
    if (input.inputDocs) await nameInputs(ctx, tx, process, before, properties);
    const viewer = ctx.viewer.key;
    const rows = await tx.run(cypher.lineage.setTaskStale, { viewer, taskKey: before.key, tagKey: newKey(), at });
    announceStale(ctx, tx, rows);
    announceProcess(ctx, tx, 'TASK_CHANGED', process, { taskId: id });
    const task = await findTask(tx.run, ctx, processId, id);
    return { task, stale: rows.filter(({ isVisible }) => isVisible) };
  });
}

function merged(before: TaskRow, input: ChangeTaskInput): TaskInput {
  return {
    goal: input.goal ?? (before.goal || before.id),
    type: input.type ?? before.type,
    inputDocs: input.inputDocs ?? before.inputDocs,
    inputQuery: input.inputQuery ?? before.inputQuery,
    inputTags: input.inputTags ?? before.inputTags,
    outputTags: input.outputTags ?? before.outputTags,
  };
}
