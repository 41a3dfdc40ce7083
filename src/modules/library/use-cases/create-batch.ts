import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { newKey } from '../../../shared/ids.js';
import { embeddingWarnings, prepareBatch, type PreparedChunks } from '../../ingestion/index.js';
import { ScopeMissing } from '../../scopes/index.js';
import { promoteAllByTags, type RuledDocument } from '../auto-promote.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import { fileTogether } from '../file-document.js';
import { createPathTags } from '../path-tags.js';
import { normaliseTags } from '../tag-name.js';
import { writeReferences } from '../write-references.js';
import { type DocumentDraft, newDocument } from './store-document.js';

/** A draft whose id the caller gave. */
export type NamedDraft = DocumentDraft & { readonly id: string };

/** A document of a batch that was made. */
export interface CreatedDocument {
  readonly document: DocumentRow;
  readonly warnings: readonly string[];
}

/** A draft with its chunks and the key that it is written under. */
interface PreparedDraft {
  readonly draft: NamedDraft;
  readonly prepared: PreparedChunks;
  readonly key: string;
  /** Its number in the batch as it was given. */
  readonly index: number;
}

/**
 * Embeds many new documents of one scope together and writes them in one transaction, a statement for each kind of thing.
 * @returns what was made, by id; those whose id is taken are missing
 * @throws AppError NOT_FOUND for a scope that is missing or not writable
 */
export async function createBatch(
  ctx: Ctx,
  scope: { readonly key: string; readonly address: string },
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, CreatedDocument>> {
  if (drafts.length === 0) return new Map();
  const chunked = drafts.map(({ title, language, chunking }) => ({ title, language, chunks: chunking.chunks }));
  const prepared = await prepareBatch(ctx, scope.key, chunked);
  const batch = drafts.flatMap((draft, i): PreparedDraft[] => {
    const chunks = prepared[i];
    return chunks === undefined ? [] : [{ draft, prepared: chunks, key: newKey(), index: i }];
  });
  // In one order everywhere, so that two batches with the same ids wait for each other and do not block each other.
  const ordered = batch.toSorted((a, b) => (a.draft.id < b.draft.id ? -1 : 1));
  const written = await ctx.graph.write((tx) => writeBatch(ctx, tx, scope.address, ordered));
  return new Map(
    ordered.flatMap((entry): [string, CreatedDocument][] => {
      const ruled = written.get(entry.key);
      if (ruled === undefined) return [];
      const warnings = [...entry.draft.chunking.warnings, ...embeddingWarnings(entry.prepared), ...ruled.warnings];
      return [[entry.draft.id, { document: ruled.document, warnings }]];
    }),
  );
}

/** What was made, by key. */
async function writeBatch(
  ctx: Ctx,
  tx: WriteTransaction,
  address: string,
  batch: readonly PreparedDraft[],
): Promise<ReadonlyMap<string, RuledDocument>> {
  const viewer = ctx.viewer.key;
  const scope = await tx.run(cypher.scopes.getWritableScope, { viewer, address });
  if (scope === null) throw new ScopeMissing(address);
  const at = ctx.clock.now();
  const documents = batch.map(({ draft, prepared, key }) => newDocument(draft, { id: draft.id, key, at }, prepared));
  const rows = await tx.run(cypher.library.createDocuments, { viewer, scopeKey: scope.key, documents, at });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const made = batch.flatMap((entry) => {
    const row = byKey.get(entry.key);
    return row === undefined ? [] : [{ ...entry, row, tags: normaliseTags(entry.draft.tags) }];
  });
  await writeParts(ctx, tx, made, at);
  return endBatch(ctx, tx, made);
}

/** A document of a batch that was written. */
interface MadeDraft extends PreparedDraft {
  readonly row: DocumentRow;
  readonly tags: ReturnType<typeof normaliseTags>;
}

/** Chunks, tags and folders of new documents, and the word of them. */
async function writeParts(ctx: Ctx, tx: WriteTransaction, made: readonly MadeDraft[], at: Date): Promise<void> {
  const items = made.map(({ key, prepared }) => ({ itemKey: key, status: 'active', chunks: prepared.chunks }));
  await tx.run(cypher.ingestion.createChunksOfItems, { items });
  const documents = made.map(({ key, tags }) => ({ itemKey: key, tags })).filter(({ tags }) => tags.length > 0);
  const names = documents.flatMap(({ tags }) => tags);
  await createPathTags(ctx, tx, names);
  if (documents.length > 0) await tx.run(cypher.library.linkTagsOfDocuments, { documents, by: 'user', at });
  const inOrder = made.toSorted((a, b) => a.index - b.index);
  const filed = inOrder.map(({ row, draft }) => ({ item: row, filing: draft.filing }));
  await fileTogether(ctx, tx, filed);
  for (const { row, prepared, tags } of made) {
    announceDocument(ctx, tx, 'DOCUMENT_CREATED', row, { tags: tags.map((tag) => tag.id) });
    if (prepared.pending > 0) enqueueIndexing(ctx, tx, row, prepared);
  }
}

/** Promotes what its tags promote, and joins what the texts refer to. */
async function endBatch(
  ctx: Ctx,
  tx: WriteTransaction,
  made: readonly MadeDraft[],
): Promise<ReadonlyMap<string, RuledDocument>> {
  const fresh = made.map(({ row, tags }) => ({ document: row, tags: tags.map((tag) => tag.id), isNew: true }));
  const ruled = await promoteAllByTags(ctx, tx, fresh);
  const ends = made.map(({ row, draft }) => ({
    document: ruled.get(row.key)?.document ?? row,
    references: draft.chunking.references,
  }));
  const warned = await writeReferences(ctx, tx, ends);
  return new Map(
    ends.map(({ document }) => {
      const { key } = document;
      return [key, { document, warnings: [...(ruled.get(key)?.warnings ?? []), ...(warned.get(key) ?? [])] }];
    }),
  );
}
