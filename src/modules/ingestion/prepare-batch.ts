import type { Ctx } from '../../context.js';
import type { NewChunk } from '../../graph/generated/ingestion.js';
import type { ChunkDraft } from './chunkers/chunk.js';
import { holdBack } from './hold-back.js';
import { chunkLanguages } from './language/chunk-languages.js';
import { bareChunk, embedChunks, isMuch, noteFailure, type PreparedChunks } from './prepare-chunks.js';

/** Most chunks that a batch of documents embeds before it is answered; the documents beyond are left to jobs. */
export const batchChunks = 500;

/** A document of a batch: its language is null to have it detected. */
export interface DocumentOfBatch {
  readonly title: string;
  readonly language: string | null;
  readonly chunks: readonly ChunkDraft[];
  /** Hashes of what it has embedded already, whose vectors it keeps. Default: none. */
  readonly embedded?: ReadonlySet<string>;
}

/**
 * The chunks of many documents of one scope, embedded together: the model sorts what it gets by length, and few large
 * calls cost it less than many small ones. It is background work, which whoever asks a question overtakes. A document that
 * is too long to be embedded at once, and what a batch holds beyond 500 chunks, is left to a job. Neither a model that fails
 * nor a daily limit that is reached stops a write.
 * @param scope key of the scope that they go to
 */
export async function prepareBatch(
  ctx: Ctx,
  scope: string,
  documents: readonly DocumentOfBatch[],
): Promise<readonly PreparedChunks[]> {
  const { tenantKey } = ctx.viewer;
  const bare = await Promise.all(documents.map((document) => bareDocument(ctx, document)));
  const held = await holdBack(ctx, tenantKey);
  const inline = new Set(held === null ? withinRoom(bare) : []);
  const wanted = [...inline].flatMap(({ missing }) => missing);
  let embeddingError: string | null = null;
  const use = { tenantKey, scope, purpose: 'INDEXING', among: scope } as const;
  const rows = await embedChunks(ctx, wanted, 'background', use).catch((error: unknown) => {
    embeddingError = noteFailure(ctx, error, wanted.length);
    return [];
  });
  const vectors = new Map(rows.map((row) => [row.key, row]));
  return bare.map((document) => {
    const { chunks, missing, language } = document;
    const waiting = { chunks, language, pending: missing.length, embeddingError: null, heldBack: held?.reason ?? null };
    if (missing.length === 0) return { ...waiting, heldBack: null };
    if (!inline.has(document)) return waiting;
    const embedded = chunks.map((chunk) => ({ ...chunk, ...vectors.get(chunk.key) }));
    return { ...waiting, chunks: embedded, pending: embeddingError === null ? 0 : missing.length, embeddingError };
  });
}

interface BareDocument {
  readonly chunks: readonly NewChunk[];
  /** Those of them that have to be embedded. */
  readonly missing: readonly NewChunk[];
  readonly language: string;
}

async function bareDocument(ctx: Ctx, document: DocumentOfBatch): Promise<BareDocument> {
  const { title, language: given, chunks: drafts, embedded } = document;
  const texts = drafts.map((draft) => draft.text);
  const { document: language, chunks: languages } = await chunkLanguages(texts, given);
  const chunks = drafts.map((draft, i) => bareChunk(ctx, title, draft, i, languages[i] ?? language));
  return { language, chunks, missing: chunks.filter((chunk) => embedded?.has(chunk.hash) !== true) };
}

/** Those that are embedded at once: short ones, as long as there is room. */
function withinRoom(documents: readonly BareDocument[]): readonly BareDocument[] {
  let room = batchChunks;
  return documents.filter(({ missing }) => {
    if (isMuch(missing) || missing.length > room) return false;
    room -= missing.length;
    return true;
  });
}
