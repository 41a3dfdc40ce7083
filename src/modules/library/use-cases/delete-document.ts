import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { checkKept } from '../check-kept.js';
import { announceDocument } from '../document-events.js';
import { lockDocument, type WriteTarget } from '../document-write.js';
import { lockFolders } from '../filing.js';
import { removeBlobJob } from '../jobs/remove-blob.js';
import { answerOnce, type Done, onceFor, writeOnce } from '../once.js';
import { refuseFull } from './delete-folder.js';

/**
 * Deletes a document with its chunks; a job removes its file when no other document has the same content.
 * @returns the key of the document
 * @throws AppError NOT_FOUND, FOLDER_NOT_EMPTY, CONFLICT, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function deleteDocument(ctx: Ctx, target: WriteTarget): Promise<string> {
  const once = onceFor('deleteDocument', { ...target });
  const work = (): Promise<Done> =>
    writeOnce(
      ctx,
      once,
      (tx) => deleteLocked(ctx, tx, target),
      (done) => done,
    );
  return (await answerOnce(ctx, once, work, (done) => checkKept(ctx, done))).documentKey;
}

async function deleteLocked(ctx: Ctx, tx: WriteTransaction, target: WriteTarget): Promise<Done> {
  const document = await lockDocument(ctx, tx, target);
  if (document.type === 'folder') {
    await lockFolders(tx, document);
    await refuseFull(tx, document);
  }
  const tags = await tx.run(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [document.key] });
  await tx.run(cypher.library.deleteDocuments, { keys: [document.key] });
  const deleted = { ...document, version: document.version + 1 };
  announceDocument(ctx, tx, 'DOCUMENT_DELETED', deleted, { tags: tags.map((tag) => tag.id) });
  if (document.blobHash !== null) tx.enqueue(removeBlobJob(ctx.viewer.tenantKey, document.blobHash));
  const { key: documentKey, id: documentId, scope } = document;
  return { outcome: 'DELETED', warnings: [], documentKey, documentId, scope };
}
