import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { undetermined } from '../../ingestion/index.js';
import { announceDocument } from '../document-events.js';
import { changeDocument, type DocumentWrite, lockDocument, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';

/**
 * Makes a document a translation of another one in its scope. A search answers with one of them. A document has one
 * translation a language, and a translation has none of its own.
 * @param target the translation
 * @param of the original
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function linkTranslation(ctx: Ctx, target: WriteTarget, of: string): Promise<DocumentWrite> {
  return changeDocument(ctx, target, { name: 'linkTranslation', asks: { of } }, async (tx, before) => {
    if (target.id === of) throw new BadInput('of', 'a document is no translation of itself');
    const original = await lockDocument(ctx, tx, { id: of });
    if (await isLinked(ctx, tx, before, original)) return unchanged(before);
    await tx.run(cypher.library.linkTranslation, { key: before.key, originalKey: original.key });
    return touch(ctx, tx, before);
  });
}

/**
 * Takes a document out of its translations; those of an original are separate documents then.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function unlinkTranslation(ctx: Ctx, target: WriteTarget): Promise<DocumentWrite> {
  return changeDocument(ctx, target, { name: 'unlinkTranslation', asks: {} }, async (tx, before) => {
    const { count } = await tx.run(cypher.library.unlinkTranslation, { key: before.key });
    return count === 0 ? unchanged(before) : touch(ctx, tx, before);
  });
}

function unchanged(document: DocumentRow): DocumentWrite {
  return { document, outcome: 'UNCHANGED', warnings: [], replayed: false };
}

/** Whether they are joined already. @throws BadInput where they cannot be joined. */
async function isLinked(ctx: Ctx, tx: WriteTransaction, item: DocumentRow, original: DocumentRow): Promise<boolean> {
  if (item.scopeKey !== original.scopeKey) throw new BadInput('of', 'a translation is in the scope of its original');
  if (item.language === undetermined || original.language === undetermined) {
    throw new BadInput('id', 'both documents need a language', 'Give it with `updateDocument`.');
  }
  const keys = [item.key, original.key];
  const rows = await tx.run(cypher.library.findTranslations, { viewer: ctx.viewer.key, keys });
  const own = rows.filter((row) => row.documentKey === item.key);
  if (own.some((row) => row.key === original.key && row.original)) return true;
  if (own.length > 0) throw new BadInput('id', 'is or has a translation already', 'Call `unlinkTranslation` first.');
  const others = rows.filter((row) => row.documentKey === original.key);
  const above = others.find((row) => row.original);
  if (above !== undefined) throw new BadInput('of', `is a translation itself, of ${above.id}`);
  if ([original, ...others].some((row) => row.language === item.language)) {
    throw new BadInput('id', `${original.id} is there in the language ${item.language} already`);
  }
  return false;
}

async function touch(ctx: Ctx, tx: WriteTransaction, before: DocumentRow): Promise<DocumentWrite> {
  await tx.run(cypher.library.setTouched, { keys: [before.key], at: ctx.clock.now() });
  const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
  if (document === null) throw new DocumentMissing(before.id);
  announceDocument(ctx, tx, 'DOCUMENT_UPDATED', document);
  return { document, outcome: 'UPDATED', warnings: [], replayed: false };
}
