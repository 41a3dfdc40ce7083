import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import { announceDocument } from '../document-events.js';
import { removeBlobJob } from '../jobs/remove-blob.js';
import { DocumentMissing } from '../library.errors.js';

/**
 * Deletes a document with its chunks; a job removes its file when no other document has the same content.
 * @returns the document as it was
 * @throws AppError NOT_FOUND
 */
export async function deleteDocument(ctx: Ctx, id: string): Promise<DocumentRow> {
  return ctx.graph.write(async (tx) => {
    const document = await tx.run(cypher.library.getWritableDocument, { viewer: ctx.viewer.key, id });
    if (document === null) throw new DocumentMissing(id);
    const tags = await tx.run(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [document.key] });
    await tx.run(cypher.library.deleteDocuments, { keys: [document.key] });
    const deleted = { ...document, version: document.version + 1 };
    announceDocument(ctx, tx, 'DOCUMENT_DELETED', deleted, { tags: tags.map((tag) => tag.id) });
    if (document.blobHash !== null) tx.enqueue(removeBlobJob(ctx.viewer.tenantKey, document.blobHash));
    return document;
  });
}
