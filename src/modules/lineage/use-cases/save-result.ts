import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskDocumentRow, TaskRow, ThinkProcessRow } from '../../../graph/generated/lineage.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { DocumentIdTaken, type DocumentWrite, normaliseTags, whileChanging } from '../../library/index.js';
import { announceProcess } from '../announce-process.js';
import { findTask, lockProcess } from '../find-process.js';
import { RunOvertaken } from '../lineage.errors.js';
import { kindOf, resultIds, resultTitle } from '../task-kinds.js';
import { type Draft, prepareSave } from './prepare-save.js';
import { findUsable, ownAmong } from './resolve-inputs.js';

/** A document that a task gives beside its result. */
export interface FurtherDocument {
  readonly type: 'fact' | 'note' | 'reference' | 'file' | 'result';
  readonly id?: string | null;
  readonly title?: string | null;
  readonly content: string;
  readonly tags?: readonly string[] | null;
}

/** What a task has come to. */
export interface TaskOutcome {
  readonly content: string;
  readonly title?: string | null;
  readonly mimeType?: string | null;
  readonly tags?: readonly string[] | null;
  /** Ids of the documents that it was made from. */
  readonly used: readonly string[];
  readonly further?: readonly FurtherDocument[] | null;
}

/** A result that is saved. */
export interface SavedResult {
  readonly task: TaskRow;
  readonly write: DocumentWrite;
  readonly further: readonly DocumentWrite[];
}

/** Most documents that a result is made from, and that a task gives beside its result. */
export const maxUsed = 200;
export const maxFurther = 20;

/** Times that saving begins anew because somebody else has made the result meanwhile. */
const maxAttempts = 3;

/**
 * Saves what a task has come to, all of it or nothing: its result as one document, always the same; further documents; the
 * tags and the lineage of each; and that the task is done. What was stale of it is so no more.
 * @param runKey the run that it is for: where the task was changed or run again meanwhile nothing is saved. Null: any.
 * @throws AppError NOT_FOUND for a process, a task or a document that it names, BAD_INPUT, ALREADY_EXISTS, CONFLICT
 */
export async function saveResult(
  ctx: Ctx,
  processId: string,
  taskId: string,
  outcome: TaskOutcome,
  runKey: string | null = null,
): Promise<SavedResult> {
  checkCounts(outcome);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await whileChanging(taskId, () => saveOnce(ctx, processId, taskId, outcome, runKey));
    } catch (error) {
      if (!(error instanceof DocumentIdTaken) || attempt === maxAttempts) throw error;
    }
  }
}

function checkCounts({ used, further }: TaskOutcome): void {
  if (used.length > maxUsed) throw new BadInput('used', `at most ${maxUsed} are allowed`);
  if ((further ?? []).length > maxFurther) throw new BadInput('furtherDocuments', `at most ${maxFurther} are allowed`);
}

async function saveOnce(
  ctx: Ctx,
  processId: string,
  taskId: string,
  outcome: TaskOutcome,
  runKey: string | null,
): Promise<SavedResult> {
  const task = await findTask(ctx.graph.read, ctx, processId, taskId);
  const used = await findUsable(ctx.graph.read, ctx, task, [...new Set(outcome.used)], 'used');
  const writers: Awaited<ReturnType<typeof prepareSave>>[] = [];
  for (const draft of draftsOf(task, outcome, used)) writers.push(await prepareSave(ctx, task, draft));
  return ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, processId);
    const now = await findTask(tx.run, ctx, processId, taskId);
    if (runKey !== null && now.runKey !== runKey) throw new RunOvertaken(taskId);
    await checkUsed(ctx, tx, now, used);
    const writes: DocumentWrite[] = [];
    for (const write of writers) writes.push(await write(tx));
    await linkAll(ctx, tx, now, writes, used);
    return finish(ctx, tx, process, now, writes);
  });
}

/** The documents that are written: the result, then the further ones, each under an id that the next run finds again. */
function draftsOf(task: TaskRow, outcome: TaskOutcome, used: readonly TaskDocumentRow[]): readonly Draft[] {
  const titles = used.map(({ title }) => title);
  const kindTag = kindOf(task.type).tag;
  const tagsOf = (tags: readonly string[] | null | undefined): readonly string[] =>
    normaliseTags([...task.outputTags, ...(tags ?? [])]).flatMap(({ id, label }) => (id === kindTag ? [] : label));
  const result: Draft = {
    ids: resultIds(task.id, task.processId),
    type: 'result',
    title: outcome.title?.trim() ? outcome.title : resultTitle(task.type, task.goal, titles),
    content: outcome.content,
    mimeType: outcome.mimeType ?? null,
    tags: tagsOf(outcome.tags),
  };
  const further = (outcome.further ?? []).map(({ id, type, title, content, tags }, i): Draft => {
    const ids = [id ?? `doc_${type}_${task.id}_${task.processId}_${i + 1}`];
    return { ids, type, title: title ?? null, content, mimeType: null, tags: tagsOf(tags) };
  });
  return [result, ...further];
}

/** What was used may be used still, and nothing of it was made from this result. @throws AppError NOT_FOUND, BAD_INPUT */
async function checkUsed(
  ctx: Ctx,
  tx: WriteTransaction,
  task: TaskRow,
  used: readonly TaskDocumentRow[],
): Promise<void> {
  const ids = used.map(({ id }) => id);
  await findUsable(tx.run, ctx, task, ids, 'used');
  const own = await ownAmong(tx.run, task, used);
  const looped = used.find(({ key }) => own.has(key));
  if (looped !== undefined)
    throw new BadInput('used', `${looped.id} was made from the result of task ${task.id} itself`);
}

/** Tags and lineage of all that was written. */
async function linkAll(
  ctx: Ctx,
  tx: WriteTransaction,
  task: TaskRow,
  writes: readonly DocumentWrite[],
  used: readonly TaskDocumentRow[],
): Promise<void> {
  const at = ctx.clock.now();
  const usedKeys = used.map(({ key }) => key);
  const kindTags = normaliseTags([kindOf(task.type).tag]);
  for (const { document } of writes) {
    const itemKey = document.key;
    await tx.run(cypher.lineage.linkResult, { itemKey, taskKey: task.key, used: usedKeys, at });
    await tx.run(cypher.library.linkTags, { itemKey, tags: kindTags, by: 'automatic', at });
    await tx.run(cypher.lineage.unlinkStale, { itemKey });
  }
  await tx.run(cypher.lineage.linkConsumed, { taskKey: task.key, used: usedKeys, at });
}

async function finish(
  ctx: Ctx,
  tx: WriteTransaction,
  process: ThinkProcessRow,
  { id, key }: TaskRow,
  [write, ...further]: readonly DocumentWrite[],
): Promise<SavedResult> {
  if (write === undefined) throw new Error('A task has a result.');
  const done = { status: 'DONE', error: null, runKey: null, startedAt: null } as const;
  await tx.run(cypher.lineage.setTaskStatus, { key, ...done, at: ctx.clock.now() });
  announceProcess(ctx, tx, 'RESULT_SAVED', process, { taskId: id, documentId: write.document.id });
  announceProcess(ctx, tx, 'TASK_DONE', process, { taskId: id });
  return { task: await findTask(tx.run, ctx, process.id, id), write, further };
}
