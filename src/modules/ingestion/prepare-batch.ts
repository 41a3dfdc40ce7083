import type { Ctx } from '../../context.js';
import type { ChunkDraft } from './chunkers/chunk.js';
import { bareChunk, embedChunks, inlineChunks, noteFailure, type PreparedChunks } from './prepare-chunks.js';

/** Most chunks that a batch of documents embeds before it is answered; the documents beyond are left to jobs. */
export const batchChunks = 500;

/**
 * The chunks of many new documents, embedded together: the model sorts what it gets by length, and few large calls cost
 * it less than many small ones. It is background work, which whoever asks a question overtakes. A document of more than
 * 20 chunks, and what a batch holds beyond 500, is left to a job. A model that fails stops no write.
 */
export async function prepareBatch(
  ctx: Ctx,
  documents: readonly { readonly title: string; readonly chunks: readonly ChunkDraft[] }[],
): Promise<readonly PreparedChunks[]> {
  let room = batchChunks;
  const bare = documents.map(({ title, chunks }) => {
    const isInline = chunks.length <= Math.min(inlineChunks, room);
    if (isInline) room -= chunks.length;
    return { isInline, chunks: chunks.map((draft, position) => bareChunk(ctx, title, draft, position)) };
  });
  const wanted = bare.flatMap(({ isInline, chunks }) => (isInline ? chunks : []));
  let embeddingError: string | null = null;
  const rows = await embedChunks(ctx, wanted, 'background').catch((error: unknown) => {
    embeddingError = noteFailure(ctx, error, wanted.length);
    return [];
  });
  const vectors = new Map(rows.map((row) => [row.key, row]));
  return bare.map(({ isInline, chunks }) => {
    if (!isInline) return { chunks, pending: chunks.length, embeddingError: null };
    const embedded = chunks.map((chunk) => ({ ...chunk, ...vectors.get(chunk.key) }));
    return { chunks: embedded, pending: embeddingError === null ? 0 : chunks.length, embeddingError };
  });
}
