import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { keepVersions } from '../../history/index.js';
import { promoteByTags } from '../auto-promote.js';
import { announceDocument } from '../document-events.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';
import { createPathTags } from '../path-tags.js';
import { normaliseTags, refuseAutomatic } from '../tag-name.js';

type TagNames = ReturnType<typeof normaliseTags>;

/** The tags that a change adds and takes off, and what a person should know. */
interface TagChange {
  readonly added: TagNames;
  /** Normal forms of the tags that are taken off. */
  readonly removed: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Adds tags to a document; those that it has already stay as they are. Automatic ones that it does not have are refused.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function addTags(ctx: Ctx, target: WriteTarget, tags: readonly string[]): Promise<DocumentWrite> {
  const names = normaliseTags(tags);
  return changeTags(ctx, target, { name: 'addTags', asks: { tags } }, (before) => ({
    added: missingOf(before, names),
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
  return changeTags(ctx, target, { name: 'removeTags', asks: { tags } }, (before) => {
    const meant = before.filter((tag) => ids.has(tag.id));
    const kept = meant.filter((tag) => tag.by === 'automatic').map((tag) => `#${tag.label}`);
    const warnings = kept.length === 0 ? [] : [`Automatic tags cannot be taken off: ${kept.join(', ')}.`];
    return { added: [], removed: ownOf(meant), warnings };
  });
}

/**
 * Gives a document these tags in place of those that people have set. Automatic tags stay.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function setTags(ctx: Ctx, target: WriteTarget, tags: readonly string[]): Promise<DocumentWrite> {
  const names = normaliseTags(tags);
  return changeTags(ctx, target, { name: 'setTags', asks: { tags } }, (before) => ({
    ...replacementOf(before, names),
    warnings: [],
  }));
}

/**
 * What takes the place of tags that a document has: those that people have set go, unless they are among the names.
 * @throws AppError BAD_INPUT for a tag of the server's that the document does not have
 */
export function replacementOf(before: readonly DocumentTagRow[], names: TagNames): Omit<TagChange, 'warnings'> {
  const wanted = new Set(names.map((name) => name.id));
  return { added: missingOf(before, names), removed: ownOf(before).filter((id) => !wanted.has(id)) };
}

/** What is to be added. Tags that the server alone sets are refused. @throws AppError BAD_INPUT */
function missingOf(before: readonly DocumentTagRow[], names: TagNames): TagNames {
  const there = new Set(before.map((tag) => tag.id));
  const missing = names.filter((name) => !there.has(name.id));
  refuseAutomatic(missing);
  return missing;
}

/** The tags that people have set. */
function ownOf(tags: readonly DocumentTagRow[]): readonly string[] {
  return tags.filter((tag) => tag.by !== 'automatic').map((tag) => tag.id);
}

async function changeTags(
  ctx: Ctx,
  target: WriteTarget,
  call: { readonly name: string; readonly asks: object },
  plan: (before: readonly DocumentTagRow[]) => TagChange,
): Promise<DocumentWrite> {
  return changeDocument(ctx, target, call, async (tx, before) => {
    const change = plan(await tagsOf(ctx, tx, before));
    const { added, removed, warnings } = change;
    if (added.length + removed.length === 0) {
      return { document: before, outcome: 'UNCHANGED', warnings, replayed: false };
    }
    await keepVersions(ctx, tx, [before.key], 'the rest');
    await writeTags(ctx, tx, before, change);
    await tx.run(cypher.library.setTouched, { keys: [before.key], at: ctx.clock.now() });
    const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
    if (document === null) throw new DocumentMissing(before.id);
    announceTags(ctx, tx, document, change);
    const ruled = await promoteByTags(ctx, tx, { document, tags: added.map(({ id }) => id), isNew: false });
    const all = [...warnings, ...ruled.warnings];
    return { document: ruled.document, outcome: 'UPDATED', warnings: all, replayed: false };
  });
}

/** Writes what a change of tags was planned to be, on the locked document that it was planned for. */
export async function writeTags(
  ctx: Ctx,
  tx: WriteTransaction,
  { key: itemKey }: DocumentRow,
  { added, removed }: Omit<TagChange, 'warnings'>,
): Promise<void> {
  if (removed.length > 0) await tx.run(cypher.library.unlinkTags, { itemKey, tags: removed });
  if (added.length === 0) return;
  await createPathTags(ctx, tx, added);
  await tx.run(cypher.library.linkTags, { itemKey, tags: added, by: 'user', at: ctx.clock.now() });
}

/** Tells which tags a document got and lost: an event for each of the two, where there are any. */
export function announceTags(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  { added, removed }: Omit<TagChange, 'warnings'>,
): void {
  if (removed.length > 0) announceDocument(ctx, tx, 'DOCUMENT_UNTAGGED', document, { tags: removed });
  const tags = added.map((tag) => tag.id);
  if (tags.length > 0) announceDocument(ctx, tx, 'DOCUMENT_TAGGED', document, { tags });
}

/** The tags of a document, in a transaction. */
export function tagsOf(ctx: Ctx, tx: WriteTransaction, document: DocumentRow): Promise<readonly DocumentTagRow[]> {
  return tx.run(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [document.key] });
}
