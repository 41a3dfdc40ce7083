import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskRow } from '../../../graph/generated/lineage.js';
import { AppError } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { announceProcess } from '../announce-process.js';
import { extractiveExecutor } from '../executors/extractive-executor.js';
import { modelExecutor } from '../executors/model-executor.js';
import { type TaskExecutor, TaskFailure, type TaskWork } from '../executors/task-executor.js';
import { findTask, lockProcess } from '../find-process.js';
import { RunOvertaken, TaskRunning } from '../lineage.errors.js';
import { type ResolvedInput, resolveInputs } from './resolve-inputs.js';
import { type SavedResult, saveResult } from './save-result.js';

/** What a run has come to; `saved` is null where it failed, and `task.error` says why. */
export interface TaskRun {
  readonly task: TaskRow;
  readonly executor: TaskExecutor['name'];
  readonly inputs: readonly ResolvedInput[];
  readonly saved: SavedResult | null;
  readonly warnings: readonly string[];
}

/** How long a run is waited for before another may take its place, in ms, and most passages of an input. */
export const runLeaseMs = 15 * 60_000;
export const maxPassages = 200;

/**
 * Runs a task: gathers its inputs, has the language model, or without one the extraction of sentences, work on them, and
 * saves the result. A run that fails saves nothing, leaves the result of an earlier one as it was, and says why.
 * @throws AppError NOT_FOUND for a process, a task or a document that it names, CONFLICT while it is being run or when it
 * was changed meanwhile
 */
export async function runTask(ctx: Ctx, processId: string, id: string): Promise<TaskRun> {
  const { inputs, warnings } = await resolveInputs(ctx, processId, id);
  const { language } = ctx.ai;
  const executor = language === null ? extractiveExecutor : modelExecutor(language);
  const runKey = newKey();
  const task = await begin(ctx, processId, id, runKey);
  const report = { executor: executor.name, inputs };
  try {
    const output = await executor.execute(ctx, await workOf(ctx, task, inputs));
    const saved = await saveResult(ctx, processId, id, output, runKey);
    ctx.metrics.taskRuns.inc({ executor: executor.name, outcome: 'done' });
    return { ...report, task: saved.task, saved, warnings: [...warnings, ...saved.write.warnings] };
  } catch (error) {
    ctx.metrics.taskRuns.inc({ executor: executor.name, outcome: 'failed' });
    if (error instanceof RunOvertaken) throw error;
    ctx.log.warn({ error, processId, taskId: id, executor: executor.name }, 'a task failed');
    return { ...report, task: await fail(ctx, processId, id, runKey, reasonOf(error)), saved: null, warnings };
  }
}

async function begin(ctx: Ctx, processId: string, id: string, runKey: string): Promise<TaskRow> {
  return ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, processId);
    const before = await findTask(tx.run, ctx, processId, id);
    const at = ctx.clock.now();
    const startedAt = before.startedAt?.getTime() ?? 0;
    if (before.status === 'RUNNING' && before.runKey !== runKey && at.getTime() - startedAt < runLeaseMs) {
      throw new TaskRunning(id);
    }
    await tx.run(cypher.lineage.setTaskStatus, {
      ...{ key: before.key, status: 'RUNNING', error: null, runKey, startedAt: at, at },
    });
    announceProcess(ctx, tx, 'TASK_STARTED', process, { taskId: id });
    return findTask(tx.run, ctx, processId, id);
  });
}

/** The run has failed, unless the task was changed or run again meanwhile. */
async function fail(ctx: Ctx, processId: string, id: string, runKey: string, reason: string): Promise<TaskRow> {
  return ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, processId);
    const now = await findTask(tx.run, ctx, processId, id);
    if (now.runKey !== runKey) throw new RunOvertaken(id);
    const failed = { status: 'FAILED', error: reason, runKey: null, startedAt: null };
    await tx.run(cypher.lineage.setTaskStatus, { key: now.key, ...failed, at: ctx.clock.now() });
    announceProcess(ctx, tx, 'TASK_FAILED', process, { taskId: id, reason });
    return findTask(tx.run, ctx, processId, id);
  });
}

/** What may be shown of an error; of a fault of ours only that there was one. */
function reasonOf(error: unknown): string {
  const known = error instanceof TaskFailure || (error instanceof AppError && error.code !== 'INTERNAL');
  return known ? error.message : 'an error that is none of yours: the log of the server says more';
}

async function workOf(ctx: Ctx, task: TaskRow, inputs: readonly ResolvedInput[]): Promise<TaskWork> {
  const keys = inputs.map(({ key }) => key);
  const rows = await ctx.graph.read(cypher.lineage.findPassages, { keys, limit: maxPassages });
  const texts = Map.groupBy(rows, ({ itemKey }) => itemKey);
  return {
    task,
    inputs: inputs.map(({ id, key, title, type, via }) => {
      const passages = texts.get(key) ?? [];
      return {
        ...{ id, title, via, isResult: type === 'result' },
        ...{ passages: passages.map(({ text }) => text), pages: passages.map(({ page }) => page) },
      };
    }),
  };
}
