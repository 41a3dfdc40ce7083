import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { keepVersions } from '../../history/index.js';
import { isStaged } from '../../ingestion/index.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import type { TagName } from '../tag-name.js';
import { announceTags, replacementOf } from './change-tags.js';
import { type PreparedUpdate, prepareUpdates } from './prepare-updates.js';
import { type Change, changedDocument, isSame } from './update-document.js';

/** What a document is to be, and what it was when that was decided. */
export interface PlannedUpdate {
  readonly before: DocumentRow;
  readonly change: Change;
  /** The tags that take the place of those that people have set; null where all stay. */
  readonly tags: readonly (TagName & { readonly key: string })[] | null;
  readonly tagsThere: readonly DocumentTagRow[];
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
  const isChange = ({ locked: before, change, tagChange: { added, removed } }: LockedUpdate): boolean =>
    added.length + removed.length > 0 || !isSame(before, change);
  const changes = locked.filter(isChange);
  const same = locked.filter((update) => !isChange(update)).map((update) => update.locked);
  await writeChanges(ctx, tx, changes);
  const ids = changes.map((update) => update.before.id);
  const rows = await tx.run(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [
    ...same.map((document) => [document.id, { document, outcome: 'UNCHANGED', warnings: [] }] as const),
    ...changes.flatMap((update) => {
      const document = byKey.get(update.before.key);
      if (document === undefined) return [];
      announceUpdate(ctx, tx, document, update);
      return [[document.id, { document, outcome: 'UPDATED', warnings: update.warnings }] as const];
    }),
  ];
}

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
  const { true: texts = [], false: rest = [] } = Object.groupBy(changes, ({ locked, change }) =>
    locked.content === change.content ? 'false' : 'true',
  );
  await keepVersions(ctx, tx, keysOf(texts), 'content');
  await keepVersions(ctx, tx, keysOf(rest), 'the rest');
  const documents = changes.map(({ locked, change, prepared }) => changedDocument(locked, change, prepared));
  await tx.run(cypher.library.setDocuments, { documents, at: ctx.clock.now() });
  await writeChunks(tx, changes);
  await writeTagChanges(ctx, tx, changes);
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
  await tx.run(cypher.library.linkTagsOfDocuments, { documents: on, by: 'user', at: ctx.clock.now() });
}

function announceUpdate(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  { tagChange, prepared }: LockedUpdate,
): void {
  announceDocument(ctx, tx, 'DOCUMENT_UPDATED', document);
  announceTags(ctx, tx, document, tagChange);
  if (prepared !== null && prepared.pending > 0) enqueueIndexing(ctx, tx, document, prepared);
}
