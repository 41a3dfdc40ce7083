import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, NewDocumentOfBatch } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { newId, newKey } from '../../../shared/ids.js';
import {
  type DocumentType,
  embeddingWarnings,
  indexStateOf,
  prepareChunks,
  type PreparedChunks,
  type ReferencedChunking,
} from '../../ingestion/index.js';
import { ScopeMissing } from '../../scopes/index.js';
import { promoteByTags } from '../auto-promote.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import { doneOf, type DocumentWrite } from '../document-write.js';
import { fileDocument, type Filing } from '../file-document.js';
import { DocumentIdTaken } from '../library.errors.js';
import { storeMetadata, type Metadata } from '../metadata.js';
import { type Once, writeOnce } from '../once.js';
import { createPathTags } from '../path-tags.js';
import { normaliseTags } from '../tag-name.js';
import { writeReferences } from '../write-references.js';

/** Where a document comes from. */
export interface DocumentSource {
  readonly type: 'user_upload' | 'think_process_result' | 'tool_output' | 'manual';
  readonly thinkProcessId?: string | null;
  readonly nodeId?: string | null;
}

/** The file behind an uploaded document. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
  readonly filename: string;
  /** Where the bytes are until the store takes them over. */
  readonly path: string;
}

/** A checked document, chunked and ready to be embedded and written. */
export interface DocumentDraft {
  readonly scope: string;
  readonly id: string | null;
  readonly type: DocumentType;
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  /** As the caller gave it; null to detect it. */
  readonly language: string | null;
  readonly tags: readonly string[];
  readonly source: DocumentSource;
  readonly metadata: Metadata;
  readonly createdAt: Date | null;
  readonly chunking: ReferencedChunking;
  readonly file: StoredFile | null;
  readonly pageCount: number | null;
  /** Where it is filed; null for the root of its scope. */
  readonly filing: Filing | null;
}

/**
 * Embeds and writes a new document with its chunks, tags, source and file, in one transaction. With at most 20 chunks it
 * is searchable by meaning when this returns; with more it is searchable by its words at once, and a job embeds it. When
 * embedding fails it is stored all the same, `FAILED`, with a warning, and a job tries again. Over the daily limit it is
 * `PENDING` until the next day, with a warning.
 * @param once keeps what it came to under an idempotency key; see `answerWrite`
 * @throws AppError NOT_FOUND for a scope that is missing or not writable, ALREADY_EXISTS
 */
export async function storeDocument(ctx: Ctx, draft: DocumentDraft, once: Once | null): Promise<DocumentWrite> {
  return writeOnce(ctx, once, await prepareDocument(ctx, draft), doneOf);
}

/**
 * Embeds a new document, and gives what writes it in a transaction of the caller's.
 * @throws AppError as `storeDocument`, also when it is written
 */
export async function prepareDocument(
  ctx: Ctx,
  draft: DocumentDraft,
): Promise<(tx: WriteTransaction) => Promise<DocumentWrite>> {
  const { key: scope } = await findWritableScope(ctx, draft.scope);
  const about = { title: draft.title, scope, language: draft.language };
  const prepared = await prepareChunks(ctx, about, draft.chunking.chunks);
  const keys = { document: newKey(), process: newKey(), task: newKey() };
  const id = draft.id ?? newId('doc');
  const warnings = [...draft.chunking.warnings, ...embeddingWarnings(prepared)];
  return async (tx) => {
    const document = await writeNode(ctx, tx, draft, id, keys.document, prepared);
    await writeParts(ctx, tx, draft, document, prepared, keys);
    if (draft.filing !== null) await fileDocument(ctx, tx, document, draft.filing);
    const tags = normaliseTags(draft.tags).map((tag) => tag.id);
    announceDocument(ctx, tx, 'DOCUMENT_CREATED', document, { tags });
    if (prepared.pending > 0) enqueueIndexing(ctx, tx, document, prepared);
    const ruled = await promoteByTags(ctx, tx, { document, tags, isNew: true });
    const { document: after } = ruled;
    const { references } = draft.chunking;
    const joined = (await writeReferences(ctx, tx, [{ document: after, references }])).get(after.key) ?? [];
    const all = [...warnings, ...ruled.warnings, ...joined];
    return { document: after, outcome: 'CREATED', warnings: all, replayed: false };
  };
}

async function findWritableScope(ctx: Ctx, address: string): Promise<{ readonly key: string }> {
  const scope = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
  if (scope === null) throw new ScopeMissing(address);
  return scope;
}

async function writeNode(
  ctx: Ctx,
  tx: WriteTransaction,
  draft: DocumentDraft,
  id: string,
  key: string,
  prepared: PreparedChunks,
): Promise<DocumentRow> {
  const viewer = ctx.viewer.key;
  const scope = await tx.run(cypher.scopes.getWritableScope, { viewer, address: draft.scope });
  if (scope === null) throw new ScopeMissing(draft.scope);
  const at = ctx.clock.now();
  const { document, properties, createdAt } = newDocument(draft, { id, key, at }, prepared);
  const row = await tx.run(cypher.library.createDocument, { viewer, scopeKey: scope.key, createdAt, at, document });
  if (row === null) {
    const still = await tx.run(cypher.scopes.getWritableScope, { viewer, address: draft.scope });
    throw still === null ? new ScopeMissing(draft.scope) : new DocumentIdTaken(id); // it may have been deleted just now
  }
  await tx.run(cypher.library.setMetadataProperties, { key: row.key, properties });
  return row;
}

/** A new document as it is written. */
export function newDocument(
  draft: DocumentDraft,
  { id, key, at }: { readonly id: string; readonly key: string; readonly at: Date },
  prepared: PreparedChunks,
): NewDocumentOfBatch {
  const metadata = storeMetadata(draft.metadata);
  const document = {
    ...{ key, id, type: draft.type, title: draft.title, content: draft.content, mimeType: draft.mimeType },
    ...{ language: prepared.language, languageGiven: draft.language !== null },
    sourceType: draft.source.type,
    sourceThinkProcessId: draft.source.thinkProcessId ?? null,
    sourceNodeId: draft.source.nodeId ?? null,
    metadata: metadata.json,
    blobHash: draft.file?.hash ?? null,
    filename: draft.file?.filename ?? null,
    pageCount: draft.pageCount,
    ...indexStateOf(prepared),
    generation: 1,
  };
  return { document, properties: metadata.properties, createdAt: draft.createdAt ?? at };
}

async function writeParts(
  ctx: Ctx,
  tx: WriteTransaction,
  draft: DocumentDraft,
  row: DocumentRow,
  prepared: PreparedChunks,
  keys: { readonly process: string; readonly task: string },
): Promise<void> {
  await tx.run(cypher.ingestion.createChunks, {
    itemKey: row.key,
    generation: row.generation,
    status: 'active',
    chunks: prepared.chunks,
  });
  const at = ctx.clock.now();
  await writeSource(ctx, tx, draft.source, row, keys); // its tags first, so that they are the server's whoever names them too
  const tags = normaliseTags(draft.tags);
  await createPathTags(ctx, tx, tags);
  await tx.run(cypher.library.linkTags, { itemKey: row.key, tags, by: 'user', at });
  if (draft.file === null) return;
  const { hash, size, path } = draft.file;
  await tx.run(cypher.library.linkBlob, { itemKey: row.key, hash, size, at });
  await ctx.blobs.take(hash, path);
}

/** The tags that say where a document comes from. */
export function automaticTags({ thinkProcessId, nodeId }: DocumentSource): readonly string[] {
  if (!thinkProcessId) return [];
  return [`thinkProcess:${thinkProcessId}`, ...(nodeId ? [`auto:${nodeId}`] : [])];
}

/** A result is joined to its task and process, and gets the tags that say so. */
async function writeSource(
  ctx: Ctx,
  tx: WriteTransaction,
  source: DocumentSource,
  row: DocumentRow,
  keys: { readonly process: string; readonly task: string },
): Promise<void> {
  const { thinkProcessId, nodeId } = source;
  if (thinkProcessId === null || thinkProcessId === undefined) return;
  const address = `think-process/${thinkProcessId}`;
  const process = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
  if (process === null) throw new ScopeMissing(address, 'source');
  const at = ctx.clock.now();
  const tags = normaliseTags(automaticTags(source));
  await tx.run(cypher.library.linkTags, { itemKey: row.key, tags, by: 'automatic', at });
  if (!nodeId) return;
  await tx.run(cypher.library.linkProducer, {
    itemKey: row.key,
    scopeKey: process.key,
    processKey: keys.process,
    taskKey: keys.task,
    nodeId,
    at,
  });
}
