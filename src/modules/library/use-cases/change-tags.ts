import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { announceDocument } from '../document-events.js';
import { DocumentMissing } from '../library.errors.js';
import { normaliseTags } from '../tag-name.js';
import type { DocumentWrite } from './store-document.js';

/**
 * Adds tags to a document; those that it has already stay as they are.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function addTags(ctx: Ctx, id: string, tags: readonly string[]): Promise<DocumentWrite> {
  const names = normaliseTags(tags);
  return changeTags(ctx, id, 'DOCUMENT_TAGGED', (tx, document) =>
    tx.run(cypher.library.linkTags, { itemKey: document.key, tags: names, by: 'user', at: ctx.clock.now() }),
  );
}

/**
 * Takes tags off a document. Automatic tags stay, which a warning says.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function removeTags(ctx: Ctx, id: string, tags: readonly string[]): Promise<DocumentWrite> {
  const ids = new Set(normaliseTags(tags).map((tag) => tag.id));
  const write = await changeTags(ctx, id, 'DOCUMENT_UNTAGGED', (tx, document) =>
    tx.run(cypher.library.unlinkTags, { itemKey: document.key, tags: [...ids] }),
  );
  const rows = await ctx.graph.read(cypher.library.findTagsByDocument, {
    viewer: ctx.viewer.key,
    keys: [write.document.key],
  });
  const kept = rows.filter((tag) => tag.by === 'automatic' && ids.has(tag.id)).map((tag) => `#${tag.label}`);
  if (kept.length === 0) return write;
  return { ...write, warnings: [`Automatic tags cannot be taken off: ${kept.join(', ')}.`] };
}

async function changeTags(
  ctx: Ctx,
  id: string,
  event: 'DOCUMENT_TAGGED' | 'DOCUMENT_UNTAGGED',
  change: (tx: WriteTransaction, document: DocumentRow) => Promise<readonly { readonly key: string }[]>,
): Promise<DocumentWrite> {
  return ctx.graph.write(async (tx) => {
    const viewer = ctx.viewer.key;
    const before = await tx.run(cypher.library.getWritableDocument, { viewer, id });
    if (before === null) throw new DocumentMissing(id);
    const changed = await change(tx, before);
    if (changed.length === 0) return { document: before, outcome: 'UNCHANGED', warnings: [] };
    await tx.run(cypher.library.setTouched, { key: before.key, at: ctx.clock.now() });
    const after = await tx.run(cypher.library.getDocument, { viewer, id });
    if (after === null) throw new DocumentMissing(id);
    announceDocument(ctx, tx, event, after, { tags: changed.map((row) => row.key) });
    return { document: after, outcome: 'UPDATED', warnings: [] };
  });
}
