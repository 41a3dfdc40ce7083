import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { undetermined } from '../../ingestion/index.js';
import { announceDocument } from '../document-events.js';
import { DocumentMissing } from '../library.errors.js';
import type { DocumentWrite } from './store-document.js';

/**
 * Makes a document a translation of another one in its scope. A search answers with one of them. A document has one
 * translation a language, and a translation has none of its own.
 * @param id the translation
 * @param of the original
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function linkTranslation(ctx: Ctx, id: string, of: string): Promise<DocumentWrite> {
  return ctx.graph.write(async (tx) => {
    const viewer = ctx.viewer.key;
    for (const each of [id, of].sort()) await tx.run(cypher.library.getWritableDocument, { viewer, id: each }); // locks, in one order
    const before = await lockDocument(ctx, tx, id);
    const original = await lockDocument(ctx, tx, of);
    if (id === of) throw new BadInput('of', 'a document is no translation of itself');
    if (await isLinked(ctx, tx, before, original)) return { document: before, outcome: 'UNCHANGED', warnings: [] };
    await tx.run(cypher.library.linkTranslation, { key: before.key, originalKey: original.key });
    return { document: await touch(ctx, tx, before), outcome: 'UPDATED', warnings: [] };
  });
}

/**
 * Takes a document out of its translations; those of an original are separate documents then.
 * @throws AppError NOT_FOUND
 */
export async function unlinkTranslation(ctx: Ctx, id: string): Promise<DocumentWrite> {
  return ctx.graph.write(async (tx) => {
    const before = await lockDocument(ctx, tx, id);
    const { count } = await tx.run(cypher.library.unlinkTranslation, { key: before.key });
    if (count === 0) return { document: before, outcome: 'UNCHANGED', warnings: [] };
    return { document: await touch(ctx, tx, before), outcome: 'UPDATED', warnings: [] };
  });
}

async function lockDocument(ctx: Ctx, tx: WriteTransaction, id: string): Promise<DocumentRow> {
  const row = await tx.run(cypher.library.getWritableDocument, { viewer: ctx.viewer.key, id });
  if (row === null) throw new DocumentMissing(id);
  return row;
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

async function touch(ctx: Ctx, tx: WriteTransaction, before: DocumentRow): Promise<DocumentRow> {
  await tx.run(cypher.library.setTouched, { key: before.key, at: ctx.clock.now() });
  const after = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
  if (after === null) throw new DocumentMissing(before.id);
  announceDocument(ctx, tx, 'DOCUMENT_UPDATED', after);
  return after;
}
