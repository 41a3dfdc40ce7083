import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { LockedDocumentRow, MovedRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { BadInput } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';
import { fileDocument } from './file-document.js';
import { filePromotedResults } from './file-promoted-results.js';
import { joinReferences } from './write-references.js';

/** How a document came to another scope. */
export type MoveHow = 'PROMOTED' | 'DEMOTED' | 'AUTO_PROMOTED' | 'PUBLISHED';

/** Most documents that move together. */
export const maxMoved = 1_000;

/** Longest reason of a move, in characters. */
export const maxReason = 1_000;

/** How and why documents move. */
export interface MoveOrder {
  readonly how: MoveHow;
  /** Why, in words of the caller. */
  readonly reason: string | null;
}

/** A scope that documents move to. */
export interface MoveTarget {
  readonly key: string;
  readonly address: string;
}

/**
 * The reason of a move; null where there is none.
 * @throws AppError BAD_INPUT when it is longer than 1,000 characters
 */
export function checkReason(reason: string | null | undefined): string | null {
  const text = (reason ?? '').trim();
  if (text.length > maxReason) throw new BadInput('reason', `must have at most ${maxReason} characters`);
  return text === '' ? null : text;
}

/**
 * A locked document, and where it is a folder all that is in it, locked too: what moves with it. The document itself comes
 * first. Null where it is more than 1,000.
 */
export async function lockTree(
  tx: WriteTransaction,
  document: LockedDocumentRow,
): Promise<readonly LockedDocumentRow[] | null> {
  if (document.type !== 'folder') return [document];
  const rows = await tx.run(cypher.library.setFolderTreeLocked, { key: document.key, limit: maxMoved + 1 });
  return rows.length > maxMoved ? null : rows;
}

/**
 * Moves locked documents to a scope above or within theirs, remembers it and tells it. What waits for their names there is
 * joined to them.
 * @returns those that have moved; one whose scope is neither below (for DEMOTED: above) the target nor writable stays
 */
export async function moveDocuments(
  ctx: Ctx,
  tx: WriteTransaction,
  documents: readonly Pick<LockedDocumentRow, 'key'>[],
  to: MoveTarget,
  { how, reason }: MoveOrder,
): Promise<readonly MovedRow[]> {
  const moves = documents.map(({ key }) => ({ documentKey: key, moveKey: newKey() }));
  const order = { how, reason, up: how !== 'DEMOTED', at: ctx.clock.now() };
  const rows = await tx.run(cypher.library.moveDocuments, { viewer: ctx.viewer.key, toKey: to.key, moves, ...order });
  for (const row of rows) announceMove(ctx, tx, row, how);
  await joinReferences(ctx, tx, rows);
  tx.afterCommit(() => ctx.metrics.documentMoves.inc({ how }, rows.length));
  return rows;
}

/**
 * Moves locked documents up, and files the first of them in a folder of the target, or results where results of their
 * process belong.
 * @returns those that have moved
 * @throws AppError NOT_FOUND for a folder that the target does not have
 */
export async function promoteLocked(
  ctx: Ctx,
  tx: WriteTransaction,
  documents: readonly LockedDocumentRow[],
  to: MoveTarget,
  order: MoveOrder & { readonly toFolder?: string | null | undefined },
): Promise<readonly MovedRow[]> {
  const moved = await moveDocuments(ctx, tx, documents, to, order);
  await fileMoved(ctx, tx, moved[0], order.toFolder ?? null);
  if (!order.toFolder) await fileResults(ctx, tx, moved, to);
  return moved;
}

async function fileResults(ctx: Ctx, tx: WriteTransaction, moved: readonly MovedRow[], to: MoveTarget): Promise<void> {
  if (!/^(project|universe)\//.test(to.address)) return;
  const results = moved.filter(({ type, from }) => type === 'result' && from.startsWith('think-process/'));
  if (results.length > 0) await filePromotedResults(ctx, tx, results);
}

/**
 * Files a document that has just been moved in a folder of its new scope. A folder that is named no other takes its place
 * at the root there.
 * @throws AppError NOT_FOUND for a folder that the scope does not have
 */
export async function fileMoved(
  ctx: Ctx,
  tx: WriteTransaction,
  moved: MovedRow | undefined,
  folderId: string | null,
): Promise<void> {
  if (moved === undefined || (folderId === null && moved.type !== 'folder')) return;
  const item = { ...moved, scope: moved.to, scopeKey: moved.toKey };
  await fileDocument(ctx, tx, item, { folderId, path: [], position: null, field: 'toFolder' });
}

/** `from` may be more than a subscriber may see: subscriptions show it only to those who may read that scope. */
function announceMove(ctx: Ctx, tx: WriteTransaction, row: MovedRow, how: MoveHow): void {
  const { id, title, type, from, to } = row;
  tx.announce({
    kind: how === 'DEMOTED' ? 'DOCUMENT_DEMOTED' : 'DOCUMENT_PROMOTED',
    tenantKey: ctx.viewer.tenantKey,
    itemKey: row.key,
    itemVersion: row.version,
    scopesBefore: [row.fromKey],
    scopesAfter: [row.toKey],
    payload: { id, title, type, scope: to, from, how },
  });
}
