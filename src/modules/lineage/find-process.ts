import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { TaskRow, ThinkProcessRow } from '../../graph/generated/lineage.js';
import type { Graph, WriteTransaction } from '../../graph/graph.js';
import { ProcessMissing, TaskMissing } from './lineage.errors.js';

/** @throws AppError NOT_FOUND where there is none that the viewer may read */
export async function findProcess(ctx: Ctx, id: string, field?: string): Promise<ThinkProcessRow> {
  const process = await ctx.graph.read(cypher.lineage.getThinkProcess, { viewer: ctx.viewer.key, id });
  if (process === null) throw new ProcessMissing(id, field);
  return process;
}

/**
 * Locks a process until the transaction ends; its version grows.
 * @throws AppError NOT_FOUND where there is none that the viewer may write
 */
export async function lockProcess(ctx: Ctx, tx: WriteTransaction, id: string): Promise<ThinkProcessRow> {
  const process = await tx.run(cypher.lineage.getWritableThinkProcess, { viewer: ctx.viewer.key, id });
  if (process === null) throw new ProcessMissing(id);
  return process;
}

/** @throws AppError NOT_FOUND for a process or a task that is not there, or that the viewer may not read */
export async function findTask(run: Graph['read'], ctx: Ctx, processId: string, id: string): Promise<TaskRow> {
  const task = await run(cypher.lineage.getTask, { viewer: ctx.viewer.key, processId, id });
  if (task !== null) return task;
  const process = await run(cypher.lineage.getThinkProcess, { viewer: ctx.viewer.key, id: processId });
  throw process === null ? new ProcessMissing(processId) : new TaskMissing(id);
}
