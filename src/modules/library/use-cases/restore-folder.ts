import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, RestoredDocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { indexDocumentJob } from '../../ingestion/index.js';
import { answerWrite, doneOf, type DocumentWrite } from '../document-write.js';
import { placeAtRoot, placeInFolder } from '../filing.js';
import { ArchivedFolderMissing, DocumentMissing } from '../library.errors.js';
import { onceFor, writeOnce } from '../once.js';

/**
 * Brings a deleted folder back with all that was deleted with it, at the end of the folder that it was in; where that is gone,
 * at the root, which a warning says. What was not embedded yet is embedded by a job.
 * @throws AppError NOT_FOUND where there is none that the viewer may restore, or its 30 days are over; IDEMPOTENCY_KEY_REUSED
 */
export async function restoreFolder(
  ctx: Ctx,
  id: string,
  idempotencyKey: string | null | undefined,
): Promise<DocumentWrite> {
  const once = onceFor('restoreFolder', { id, idempotencyKey: idempotencyKey ?? null });
  return answerWrite(ctx, once, () => writeOnce(ctx, once, (tx) => restore(ctx, tx, id), doneOf));
}

async function restore(ctx: Ctx, tx: WriteTransaction, id: string): Promise<DocumentWrite> {
  const viewer = ctx.viewer.key;
  const rows = await tx.run(cypher.library.setFolderRestored, { viewer, id, now: ctx.clock.now() });
  const root = rows.find((row) => row.isRoot);
  if (root === undefined) throw new ArchivedFolderMissing(id);
  const warnings = await putBack(tx, root);
  for (const row of rows) tellRestored(ctx, tx, row);
  const document = await tx.run(cypher.library.getDocument, { viewer, id });
  if (document === null) throw new DocumentMissing(id);
  return { document, outcome: 'UPDATED', warnings, replayed: false };
}

async function putBack(tx: WriteTransaction, root: RestoredDocumentRow): Promise<readonly string[]> {
  const { folderKey } = root;
  if (folderKey !== null) {
    const there = await tx.run(cypher.library.getFolderInScope, { key: folderKey, scopeKey: root.scopeKey });
    if (there !== null) {
      await placeInFolder(tx, root, folderKey, null);
      return [];
    }
  }
  await placeAtRoot(tx, root, null);
  return folderKey === null ? [] : ['The folder that it was in is gone; it is at the root of its scope.'];
}

function tellRestored(ctx: Ctx, tx: WriteTransaction, row: RestoredDocumentRow): void {
  const { key, id, title, type, scope, scopeKey, tags, version } = row;
  tx.announce({
    kind: 'DOCUMENT_RESTORED',
    ...{ tenantKey: ctx.viewer.tenantKey, itemKey: key, itemVersion: version },
    ...{ scopesBefore: [], scopesAfter: [scopeKey], payload: { id, title, type, scope, tags } },
  });
  const waits: readonly DocumentRow['indexState'][] = ['PENDING', 'INDEXING', 'FAILED'];
  if (waits.includes(row.indexState)) tx.enqueue(indexDocumentJob(ctx.viewer.tenantKey, key, row.generation));
}
