import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskRow, ThinkProcessRow } from '../../../graph/generated/lineage.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { findProcess } from '../find-process.js';

/** A page of rows, and where it ends. */
interface Page<T> {
  readonly rows: readonly T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What a list takes. */
interface PageInput {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Greatest and default number of tasks of a page. */
export const maxTasks = 1_000;
export const defaultTasks = 100;

/**
 * Think processes of a scope and of those within it that the viewer may read, the newest first.
 * @throws AppError NOT_FOUND for an unknown scope, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findThinkProcesses(ctx: Ctx, address: string, page: PageInput): Promise<Page<ThinkProcessRow>> {
  const scope = parseScopeAddress(address).address;
  const viewer = ctx.viewer.key;
  const limit = pageSize(page.first);
  const [before = '~'] = page.after ? decodeCursor(page.after, { processesOf: scope }, 1) : [];
  const [rows, known] = await Promise.all([
    ctx.graph.read(cypher.lineage.findThinkProcesses, { viewer, scope, before, limit: limit + 1 }),
    ctx.graph.read(cypher.scopes.getScope, { viewer, address: scope }),
  ]);
  if (known === null) throw new ScopeMissing(scope);
  return pageOf(rows, limit, { processesOf: scope });
}

/**
 * Tasks of a process in the order in which they were added, a parent before its children.
 * @throws AppError NOT_FOUND, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findTasks(
  ctx: Ctx,
  processId: string,
  page: PageInput,
): Promise<Page<TaskRow> & { readonly process: ThinkProcessRow }> {
  const limit = page.first ?? defaultTasks;
  if (limit < 1 || limit > maxTasks) throw new BadInput('first', `must be between 1 and ${maxTasks}, got ${limit}`);
  const process = await findProcess(ctx, processId);
  const [after = ''] = page.after ? decodeCursor(page.after, { tasksOf: processId }, 1) : [];
  const asked = { viewer: ctx.viewer.key, processId, after, limit: limit + 1 };
  const rows = await ctx.graph.read(cypher.lineage.findTasks, asked);
  return { process, ...pageOf(rows, limit, { tasksOf: processId }) };
}

function pageOf<T extends { readonly key: string }>(found: readonly T[], limit: number, list: object): Page<T> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const endCursor = last === undefined ? null : encodeCursor([last.key], list);
  return { rows, pageInfo: { hasNextPage: found.length > limit, endCursor } };
}
