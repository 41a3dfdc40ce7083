import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { LockedDocumentRow, PromotionTargetRow } from '../../../graph/generated/library.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { type AppError, BadInput } from '../../../shared/errors.js';
import { checkId, ScopeMissing } from '../../scopes/index.js';
import { DocumentMissing } from '../library.errors.js';
import { checkReason, maxMoved, promoteLocked } from '../move-documents.js';
import { PromotionsNotAccepted } from '../promotion.errors.js';
import { findScopeAbove } from './promote-document.js';

/** What `publishToProject` takes. */
export interface Publication {
  readonly thinkProcessId: string;
  /** Absent: all results of the process. */
  readonly documentIds?: readonly string[] | null;
  readonly reason?: string | null;
}

/** What became of one document. */
export interface PublishedDocument {
  readonly id: string;
  readonly outcome: 'MOVED' | 'UNCHANGED' | 'FAILED';
  readonly code: string | null;
  readonly message: string | null;
}

/** What became of all. */
export interface PublishResult {
  /** Address of the project. */
  readonly project: string;
  readonly results: readonly PublishedDocument[];
}

/**
 * Promotes the results of a think process, or some of them, to its project, together. One that cannot be stops no other.
 * Sent again, it changes nothing.
 * @returns what became of each, in the order given
 * @throws AppError NOT_FOUND for a process that is missing or not writable, BAD_INPUT for more than 1,000 documents or where
 * there is no project that the viewer may write, PROMOTIONS_NOT_ACCEPTED
 */
export async function publishToProject(ctx: Ctx, input: Publication): Promise<PublishResult> {
  checkId(input.thinkProcessId, 'thinkProcessId');
  const reason = checkReason(input.reason);
  const chosen = input.documentIds ? [...new Set(input.documentIds)] : null;
  if ((chosen?.length ?? 0) > maxMoved) throw new BadInput('documentIds', `must be at most ${maxMoved}`);
  return ctx.graph.write(async (tx) => {
    const process = await findProcess(ctx, tx, input.thinkProcessId);
    const project = await findScopeAbove(ctx, tx, placeOf(process), 'project');
    if (!project.acceptsPromotions) throw new PromotionsNotAccepted(project.address);
    const ids = chosen ?? (await findResults(tx, process));
    const locked = await lockAll(ctx, tx, ids);
    const wanted = locked.filter(({ type, scopeKey }) => type === 'result' && scopeKey === process.key);
    const moved =
      wanted.length === 0 ? [] : await promoteLocked(ctx, tx, wanted, project, { how: 'PUBLISHED', reason });
    const [byId, movedIds] = [new Map(locked.map((row) => [row.id, row])), new Set(moved.map(({ id }) => id))];
    const results = ids.map((id): PublishedDocument => {
      if (movedIds.has(id)) return { id, outcome: 'MOVED', code: null, message: null };
      return notMoved(id, byId.get(id), process, project);
    });
    return { project: project.address, results };
  });
}

async function findProcess(ctx: Ctx, tx: WriteTransaction, thinkProcessId: string): Promise<ScopeRow> {
  const address = `think-process/${thinkProcessId}`;
  const process = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
  if (process?.kind !== 'think-process') throw new ScopeMissing(address, 'thinkProcessId');
  return process;
}

function placeOf({ key, address }: ScopeRow): Parameters<typeof findScopeAbove>[2] {
  return { id: 'a result', scopeKey: key, scope: address };
}

/** @throws AppError BAD_INPUT where there are too many */
async function findResults(tx: WriteTransaction, process: ScopeRow): Promise<readonly string[]> {
  const search = { scopeKey: process.key, limit: maxMoved + 1 };
  const rows = await tx.run(cypher.library.findProcessResults, search);
  if (rows.length > maxMoved) {
    const why = `${process.address} has more than ${maxMoved} results, which is the most that can be moved at once`;
    throw new BadInput('documentIds', why, 'Choose some of them.');
  }
  return rows.map(({ key }) => key);
}

/** Locked in one order everywhere, so that two calls for the same documents wait for each other and do not block each other. */
async function lockAll(ctx: Ctx, tx: WriteTransaction, ids: readonly string[]): Promise<readonly LockedDocumentRow[]> {
  if (ids.length === 0) return [];
  return tx.run(cypher.library.setDocumentsLocked, { viewer: ctx.viewer.key, ids: [...ids].sort() });
}

function notMoved(
  id: string,
  row: LockedDocumentRow | undefined,
  process: ScopeRow,
  project: PromotionTargetRow,
): PublishedDocument {
  if (row === undefined) return failed(id, new DocumentMissing(id));
  const isOfProcess = row.sourceThinkProcessId === process.id;
  if (row.scopeKey === project.key && isOfProcess) return { id, outcome: 'UNCHANGED', code: null, message: null };
  const why = row.scopeKey === process.key ? `is a ${row.type}` : `is not in ${process.address}`;
  return failed(id, new BadInput('documentIds', `${id} ${why}; results of the process are published`));
}

function failed(id: string, { code, message }: AppError): PublishedDocument {
  return { id, outcome: 'FAILED', code, message };
}
