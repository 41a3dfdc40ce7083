import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { announceDocument } from '../document-events.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { fileDocument } from '../file-document.js';
import { checkPosition } from '../folder-name.js';
import { DocumentMissing } from '../library.errors.js';

/** Where a document is to go. */
export interface MoveInput {
  /** Folder of its scope; null for the root. */
  readonly folderId: string | null;
  /** Index among the children; null for the end, or where it is now. */
  readonly position: number | null;
}

/**
 * Files a document or folder in a folder of its scope, or at the root, at an index or at the end. Where it is there already,
 * nothing changes.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function moveToFolder(ctx: Ctx, target: WriteTarget, input: MoveInput): Promise<DocumentWrite> {
  const filing = { folderId: input.folderId, path: [], position: checkPosition(input.position) };
  return changeDocument(ctx, target, { name: 'moveToFolder', asks: { ...input } }, async (tx, before) => {
    if (!(await fileDocument(ctx, tx, before, filing)))
      return { document: before, outcome: 'UNCHANGED', warnings: [], replayed: false };
    await tx.run(cypher.library.setTouched, { keys: [before.key], at: ctx.clock.now() });
    const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
    if (document === null) throw new DocumentMissing(before.id);
    await announceFiled(ctx, tx, document);
    return { document, outcome: 'MOVED', warnings: [], replayed: false };
  });
}

/** Tells that a document was filed: the folder that it is in now, null for the root. */
export async function announceFiled(ctx: Ctx, tx: WriteTransaction, document: DocumentRow): Promise<void> {
  await announceAllFiled(ctx, tx, [document]);
}

/** Tells of documents that were filed. */
export async function announceAllFiled(
  ctx: Ctx,
  tx: WriteTransaction,
  documents: readonly DocumentRow[],
): Promise<void> {
  if (documents.length === 0) return;
  const keys = documents.map(({ key }) => key);
  const folders = await tx.run(cypher.library.findFoldersOfDocuments, { viewer: ctx.viewer.key, keys });
  const folderOf = new Map(folders.map(({ documentKey, id }) => [documentKey, id]));
  for (const document of documents) {
    announceDocument(ctx, tx, 'DOCUMENT_FILED', document, { folderId: folderOf.get(document.key) ?? null });
  }
}
