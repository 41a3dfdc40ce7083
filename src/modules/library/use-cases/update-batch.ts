import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { keepVersions } from '../../history/index.js';
import { isStaged } from '../../ingestion/index.js';
import { promoteAllByTags, type RuledDocument } from '../auto-promote.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import { fileTogether, type Filing } from '../file-document.js';
import { createPathTags } from '../path-tags.js';
import type { TagName } from '../tag-name.js';
import { replaceReferences } from '../write-references.js';
import { announceTags, replacementOf } from './change-tags.js';
import { markDerived } from './mark-derived.js';
import { announceAllFiled } from './move-to-folder.js';
import { type PreparedUpdate, prepareUpdates } from './prepare-updates.js';
import { type Change, changedDocument, isSame } from './update-document.js';

/** What a document is to be, and what it was when that was decided. */
export interface PlannedUpdate {
  readonly before: DocumentRow;
  readonly change: Change;
  /** The tags that take the place of those that people have set; null where all stay. */
  readonly tags: readonly (TagName & { readonly key: string })[] | null;
  readonly tagsThere: readonly DocumentTagRow[];
  /** Where it is to be filed; null where it stays. */
  readonly filing: Filing | null;
}

/** A document of a batch after its update. */
export interface UpdatedDocument {
  readonly document: DocumentRow;
  readonly outcome: 'UPDATED' | 'UNCHANGED';
  readonly warnings: readonly string[];
}

/** An update on its locked document. */
interface LockedUpdate extends PreparedUpdate {
  readonly locked: DocumentRow;
  readonly tagChange: ReturnType<typeof replacementOf>;
}

/** An update that was written, and its document after it. */
interface WrittenUpdate extends LockedUpdate {
  readonly document: DocumentRow;
}

/**
 * Updates many documents of one scope: embeds them together and writes them in one transaction, a statement for each kind
 * of thing.
 * @returns what became of each, by id. Those that somebody has changed meanwhile, or that cannot be read anew, are missing.
 */
export async function updateBatch(
  ctx: Ctx,
  scopeKey: string,
  plans: readonly PlannedUpdate[],
): Promise<ReadonlyMap<string, UpdatedDocument>> {
  if (plans.length === 0) return new Map();
  const updates = await prepareUpdates(ctx, scopeKey, plans);
  return new Map(await ctx.graph.write((tx) => writeUpdates(ctx, tx, updates)));
}

async function writeUpdates(
  ctx: Ctx,
  tx: WriteTransaction,
  updates: readonly PreparedUpdate[],
): Promise<readonly (readonly [string, UpdatedDocument])[]> {
  const locked = await lockUpdates(ctx, tx, updates);
  const isTouched = (update: LockedUpdate): boolean => isChange(update) || update.filing !== null;
  const changes = locked.filter(isTouched);
  const same = locked.filter((update) => !isTouched(update)).map((update) => update.locked);
  await writeChanges(ctx, tx, changes);
  const ids = changes.map((update) => update.before.id);
  const rows = await tx.run(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const written = changes.flatMap((update): WrittenUpdate[] => {
    const document = byKey.get(update.before.key);
    return document === undefined ? [] : [{ ...update, document }];
  });
  await announceAll(ctx, tx, written);
  const ends = await endUpdates(ctx, tx, written);
  return [
    ...same.map((document) => [document.id, { document, outcome: 'UNCHANGED', warnings: [] }] as const),
    ...ends.map((end) => [end.document.id, { ...end, outcome: 'UPDATED' }] as const),
  ];
}

/** Whether content, tags or metadata change, and not only the folder. */
function isChange({ locked, change, tagChange: { added, removed } }: LockedUpdate): boolean {
  return added.length + removed.length > 0 || !isSame(locked, change);
}

/** Promotes what its new tags promote, and joins what the new texts refer to. */
async function endUpdates(
  ctx: Ctx,
  tx: WriteTransaction,
  written: readonly WrittenUpdate[],
): Promise<readonly Pick<UpdatedDocument, 'document' | 'warnings'>[]> {
  const tagged = written.map(({ document, tagChange }) => ({
    ...{ document, isNew: false },
    tags: tagChange.added.map(({ id }) => id),
  }));
  const ruled = await promoteAllByTags(ctx, tx, tagged);
  const ends = written.map((update) => ({ ...update, ...(ruled.get(update.document.key) ?? noRule(update)) }));
  const texts = ends.filter(({ prepared }) => prepared !== null);
  const joined = texts.length === 0 ? null : await replaceReferences(ctx, tx, texts);
  return ends.map(({ document, warnings }, i) => ({
    document,
    warnings: [...(written[i]?.warnings ?? []), ...warnings, ...(joined?.get(document.key) ?? [])],
  }));
}

const noRule = ({ document }: WrittenUpdate): RuledDocument => ({ document, warnings: [] });

/** The updates whose documents are still what they were when they were planned; nobody else changes those any more. */
async function lockUpdates(
  ctx: Ctx,
  tx: WriteTransaction,
  updates: readonly PreparedUpdate[],
): Promise<readonly LockedUpdate[]> {
  const viewer = ctx.viewer.key;
  const ids = updates.map((update) => update.before.id).toSorted();
  const rows = await tx.run(cypher.library.findLockedDocuments, { viewer, ids });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const tags = await tx.run(cypher.library.findTagsByDocument, { viewer, keys: [...byKey.keys()] });
  const tagsOf = Map.groupBy(tags, (tag) => tag.documentKey);
  return updates.flatMap((update): LockedUpdate[] => {
    const locked = byKey.get(update.before.key);
    if (locked?.version !== update.before.version) return [];
    const tagChange =
      update.tags === null ? { added: [], removed: [] } : replacementOf(tagsOf.get(locked.key) ?? [], update.tags);
    return [{ ...update, locked, tagChange }];
  });
}

async function writeChanges(ctx: Ctx, tx: WriteTransaction, changes: readonly LockedUpdate[]): Promise<void> {
  const keysOf = (some: readonly LockedUpdate[]): readonly string[] => some.map(({ locked }) => locked.key);
  const { true: texts = [], false: rest = [] } = Object.groupBy(changes.filter(isChange), ({ locked, change }) =>
    locked.content === change.content ? 'false' : 'true',
  );
  await keepVersions(ctx, tx, keysOf(texts), 'content');
  await keepVersions(ctx, tx, keysOf(rest), 'the rest');
  const documents = changes.map(({ locked, change, prepared }) => changedDocument(locked, change, prepared));
  await tx.run(cypher.library.setDocuments, { documents, at: ctx.clock.now() });
  await writeChunks(tx, changes);
  await writeTagChanges(ctx, tx, changes);
  const filed = changes.map(({ locked, filing }) => ({ item: locked, filing }));
  await fileTogether(ctx, tx, filed);
}

async function writeChunks(tx: WriteTransaction, changes: readonly LockedUpdate[]): Promise<void> {
  const items = changes.flatMap(({ locked: { key: itemKey }, prepared }) =>
    prepared === null ? [] : [{ itemKey, status: isStaged(prepared) ? 'staged' : 'active', chunks: prepared.chunks }],
  );
  if (items.length === 0) return;
  const itemKeys = items.map(({ itemKey }) => itemKey);
  const active = items.filter(({ status }) => status === 'active').map(({ itemKey }) => itemKey);
  await tx.run(cypher.ingestion.createChunksOfItems, { items });
  await tx.run(cypher.ingestion.setReusedVectorsOfItems, { itemKeys });
  await tx.run(cypher.ingestion.setActiveGenerationOfItems, { itemKeys: active });
}

async function writeTagChanges(ctx: Ctx, tx: WriteTransaction, changes: readonly LockedUpdate[]): Promise<void> {
  const removed = changes.map(({ locked, tagChange }) => ({ itemKey: locked.key, tags: tagChange.removed }));
  const added = changes.map(({ locked, tagChange }) => ({ itemKey: locked.key, tags: tagChange.added }));
  const [off, on] = [removed.filter(({ tags }) => tags.length > 0), added.filter(({ tags }) => tags.length > 0)];
  if (off.length > 0) await tx.run(cypher.library.unlinkTagsOfDocuments, { documents: off });
  if (on.length === 0) return;
  const names = on.flatMap(({ tags }) => tags);
  await createPathTags(ctx, tx, names);
  await tx.run(cypher.library.linkTagsOfDocuments, { documents: on, by: 'user', at: ctx.clock.now() });
}

async function announceAll(ctx: Ctx, tx: WriteTransaction, written: readonly WrittenUpdate[]): Promise<void> {
  for (const { document, tagChange, prepared } of written) {
    announceDocument(ctx, tx, 'DOCUMENT_UPDATED', document);
    announceTags(ctx, tx, document, tagChange);
    if (prepared !== null && prepared.pending > 0) enqueueIndexing(ctx, tx, document, prepared);
  }
  const texts = written
    .filter(({ locked, change }) => locked.content !== change.content)
    .map(({ document }) => document);
  await markDerived(ctx, tx, texts);
  const filed = written.filter(({ filing }) => filing !== null).map(({ document }) => document);
  await announceAllFiled(ctx, tx, filed);
}
