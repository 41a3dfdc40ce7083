import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { promoteByTags } from '../auto-promote.js';
import { announceDocument } from '../document-events.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';
import { normaliseTags } from '../tag-name.js';

type TagNames = ReturnType<typeof normaliseTags>;

/** Ids of the tags that a change has added and taken off, and what a person should know. */
interface TagChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Adds tags to a document; those that it has already stay as they are.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function addTags(ctx: Ctx, target: WriteTarget, tags: readonly string[]): Promise<DocumentWrite> {
  const names = normaliseTags(tags);
  return changeTags(ctx, target, { name: 'addTags', asks: { tags } }, async (tx, document) => ({
    added: await link(ctx, tx, document, names),
    removed: [],
    warnings: [],
  }));
}

/**
 * Takes tags off a document. Automatic tags stay, which a warning says.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function removeTags(ctx: Ctx, target: WriteTarget, tags: readonly string[]): Promise<DocumentWrite> {
  const ids = new Set(normaliseTags(tags).map((tag) => tag.id));
  return changeTags(ctx, target, { name: 'removeTags', asks: { tags } }, async (tx, document) => {
    const before = await tagsOf(ctx, tx, document);
    const removed = await unlink(tx, document, [...ids]);
    const kept = before.filter((tag) => tag.by === 'automatic' && ids.has(tag.id)).map((tag) => `#${tag.label}`);
    const warnings = kept.length === 0 ? [] : [`Automatic tags cannot be taken off: ${kept.join(', ')}.`];
    return { added: [], removed, warnings };
  });
}

/**
 * Gives a document these tags in place of those that people have set. Automatic tags stay.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function setTags(ctx: Ctx, target: WriteTarget, tags: readonly string[]): Promise<DocumentWrite> {
  const names = normaliseTags(tags);
  return changeTags(ctx, target, { name: 'setTags', asks: { tags } }, async (tx, document) => ({
    ...(await replaceTags(ctx, tx, document, names)),
    warnings: [],
  }));
}

/** Takes off what people have set and is not among the names, and adds those that are missing; on a locked document. */
export async function replaceTags(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  names: TagNames,
): Promise<Omit<TagChange, 'warnings'>> {
  const wanted = new Set(names.map((name) => name.id));
  const before = await tagsOf(ctx, tx, document);
  const superfluous = before.filter((tag) => !wanted.has(tag.id)).map((tag) => tag.id);
  return { removed: await unlink(tx, document, superfluous), added: await link(ctx, tx, document, names) };
}

async function changeTags(
  ctx: Ctx,
  target: WriteTarget,
  call: { readonly name: string; readonly asks: object },
  change: (tx: WriteTransaction, document: DocumentRow) => Promise<TagChange>,
): Promise<DocumentWrite> {
  return changeDocument(ctx, target, call, async (tx, before) => {
    const { added, removed, warnings } = await change(tx, before);
    if (added.length + removed.length === 0) {
      return { document: before, outcome: 'UNCHANGED', warnings, replayed: false };
    }
    await tx.run(cypher.library.setTouched, { key: before.key, at: ctx.clock.now() });
    const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
    if (document === null) throw new DocumentMissing(before.id);
    announceTags(ctx, tx, document, { added, removed });
    const ruled = await promoteByTags(ctx, tx, { document, tags: added, isNew: false });
    const { document: after } = ruled;
    return { document: after, outcome: 'UPDATED', warnings: [...warnings, ...ruled.warnings], replayed: false };
  });
}

/** Tells which tags a document got and lost: an event for each of the two, where there are any. */
export function announceTags(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  { added, removed }: Omit<TagChange, 'warnings'>,
): void {
  if (removed.length > 0) announceDocument(ctx, tx, 'DOCUMENT_UNTAGGED', document, { tags: removed });
  if (added.length > 0) announceDocument(ctx, tx, 'DOCUMENT_TAGGED', document, { tags: added });
}

function tagsOf(ctx: Ctx, tx: WriteTransaction, document: DocumentRow): Promise<readonly DocumentTagRow[]> {
  return tx.run(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [document.key] });
}

async function link(ctx: Ctx, tx: WriteTransaction, document: DocumentRow, tags: TagNames): Promise<readonly string[]> {
  const at = ctx.clock.now();
  const rows = await tx.run(cypher.library.linkTags, { itemKey: document.key, tags, by: 'user', at });
  return rows.map((row) => row.key);
}

async function unlink(
  tx: WriteTransaction,
  document: DocumentRow,
  tags: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.run(cypher.library.unlinkTags, { itemKey: document.key, tags });
  return rows.map((row) => row.key);
}
