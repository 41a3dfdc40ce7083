import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskDocumentRow, TaskRow } from '../../../graph/generated/lineage.js';
import type { Graph } from '../../../graph/graph.js';
import { ragQuery } from '../../recall/index.js';
import { findTask } from '../find-process.js';
import { InputMissing } from '../lineage.errors.js';
import { scopesUsedFrom } from '../process-scopes.js';

/** An input of a task, and how it came to be one. */
export interface ResolvedInput extends TaskDocumentRow {
  readonly via: 'EXPLICIT' | 'TAGS' | 'QUERY';
}

/** What a task takes in. */
export interface ResolvedInputs {
  readonly task: TaskRow;
  readonly inputs: readonly ResolvedInput[];
  readonly warnings: readonly string[];
}

/** Most documents that tags lead to, and that a query leads to. */
export const maxTagged = 50;
export const maxQueried = 10;

/**
 * The inputs of a task at this moment, each once: those that it names, then those with its tags, then those that answer its
 * query. What it has produced itself, or was made from that, is none, so that nothing is made from itself.
 * @throws AppError NOT_FOUND naming the task and the document where one that it names is missing or not to be seen
 */
export async function resolveInputs(ctx: Ctx, processId: string, id: string): Promise<ResolvedInputs> {
  const task = await findTask(ctx.graph.read, ctx, processId, id);
  const { keys, siblingKeys } = await scopesUsedFrom(ctx.graph.read, ctx, task.scope);
  const { tenantKey } = ctx.viewer;
  const [named, tagged, answer] = await Promise.all([
    findUsable(ctx.graph.read, ctx, task, task.inputDocs, 'inputDocs'),
    task.inputTags.length === 0
      ? []
      : ctx.graph.read(cypher.lineage.findTaggedDocuments, {
          ...{ tenantKey, keys, siblingKeys, tags: task.inputTags, limit: maxTagged },
        }),
    askQuery(ctx, task),
  ]);
  const queried = await findUsable(ctx.graph.read, ctx, task, answer.ids, null);
  const all = [...via('EXPLICIT', named), ...via('TAGS', tagged), ...via('QUERY', queried)];
  const once = all.filter(({ key }, i) => all.findIndex((other) => other.key === key) === i);
  const own = await ownAmong(ctx.graph.read, task, once);
  return { task, inputs: once.filter(({ key }) => !own.has(key)), warnings: answer.warnings };
}

function via(how: ResolvedInput['via'], rows: readonly TaskDocumentRow[]): readonly ResolvedInput[] {
  return rows.map((row) => ({ ...row, via: how }));
}

/** Ids of the documents that answer the query of a task, the best first. */
async function askQuery(ctx: Ctx, task: TaskRow): Promise<{ ids: readonly string[]; warnings: readonly string[] }> {
  if (task.inputQuery === null) return { ids: [], warnings: [] };
  const asked = { query: task.inputQuery, scope: task.scope, limit: maxQueried, groupByDocument: true };
  const { hits, warnings } = await ragQuery(ctx, asked);
  return { ids: hits.map(({ hit }) => hit.documentId), warnings };
}

/**
 * Documents that a task may take in, in the order of their ids.
 * @param field names in the error where an id is given that it may not; null leaves that out
 * @throws AppError NOT_FOUND
 */
export async function findUsable(
  run: Graph['read'],
  ctx: Ctx,
  task: TaskRow,
  ids: readonly string[],
  field: string | null,
): Promise<readonly TaskDocumentRow[]> {
  if (ids.length === 0) return [];
  const seen = await scopesUsedFrom(run, ctx, task.scope);
  const rows = await run(cypher.lineage.findTaskDocuments, { taskKey: task.key, ...seen, ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing !== undefined && field !== null) throw new InputMissing(task.id, missing, field);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Keys of those documents that the task has produced, or that were made from what it has produced. */
export async function ownAmong(
  run: Graph['read'],
  task: TaskRow,
  documents: readonly { readonly key: string }[],
): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const keys = documents.map(({ key }) => key);
  const rows = await run(cypher.lineage.findDerivedKeys, { taskKey: task.key, keys });
  return new Set(rows.map(({ key }) => key));
}
