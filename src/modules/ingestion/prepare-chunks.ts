import { createHash } from 'node:crypto';
import type { Ctx, Services } from '../../context.js';
import type { ChunkVectors, NewChunk, NewWindow } from '../../graph/generated/ingestion.js';
import type { EmbeddingPriority } from '../../ai/ports.js';
import { announceSystemEvent } from '../../outbox/system-events.js';
import { AppError } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';
import type { ChunkDraft } from './chunkers/chunk.js';

/** Most chunks that are embedded before a write is answered; beyond it a job does it. */
export const inlineChunks = 20;

/** The chunks of a document, ready to be written. */
export interface PreparedChunks {
  readonly chunks: readonly NewChunk[];
  /** How many of them wait for their vectors. */
  readonly pending: number;
  /** Why they could not be embedded; null where they were, or a job does it in the first place. */
  readonly embeddingError: string | null;
}

/** Where the index of an item begins that is written with these chunks. */
export function indexStateOf(prepared: PreparedChunks): { indexState: string; indexError: string | null } {
  const { pending, embeddingError: indexError } = prepared;
  if (indexError !== null) return { indexState: 'FAILED', indexError };
  return { indexState: pending > 0 ? 'PENDING' : 'READY', indexError };
}

/** What the caller of a write is told when its text could not be embedded. */
export function embeddingWarnings({ embeddingError }: PreparedChunks): readonly string[] {
  if (embeddingError === null) return [];
  return [
    `${embeddingError} The document is stored and found by its words; embedding is tried again in the background.`,
  ];
}

/**
 * Turns drafts into chunks with keys, headers, hashes and, where at most 20 have to be embedded, vectors. Chunks whose
 * hash is in `embedded` take over the vector of their equal when they are written. A model that fails stops no write:
 * the chunks are left to a job, and `embeddingError` says why.
 * @param title of the document; with the heading path it is embedded and searched beside the text, never shown as text
 */
export async function prepareChunks(
  ctx: Ctx,
  title: string,
  drafts: readonly ChunkDraft[],
  embedded: ReadonlySet<string> = new Set(),
): Promise<PreparedChunks> {
  const chunks = drafts.map((draft, position) => bareChunk(ctx, title, draft, position));
  const missing = chunks.filter((chunk) => !embedded.has(chunk.hash));
  if (missing.length > inlineChunks) return { chunks, pending: missing.length, embeddingError: null };
  try {
    const vectors = new Map((await embedChunks(ctx, missing, 'interactive')).map((row) => [row.key, row]));
    return {
      chunks: chunks.map((chunk) => ({ ...chunk, ...vectors.get(chunk.key) })),
      pending: 0,
      embeddingError: null,
    };
  } catch (error) {
    return { chunks, pending: missing.length, embeddingError: noteFailure(ctx, error, missing.length) };
  }
}

/**
 * Logs, counts and announces that the model failed; gives the reason.
 * @throws what is no failure of the model
 */
export function noteFailure(ctx: Ctx, error: unknown, chunks: number): string {
  if (!(error instanceof AppError) || error.code !== 'EMBEDDING_FAILED') throw error;
  ctx.metrics.embeddingFailures.inc();
  ctx.log.warn({ error, chunks }, 'chunks could not be embedded: they are stored without vectors');
  const message = 'Text could not be embedded: it is found by its words alone until a job has embedded it.';
  announceSystemEvent(ctx, {
    kind: 'INDEX_DEGRADED',
    tenantKey: ctx.viewer.tenantKey,
    subject: 'embedding',
    message,
  });
  return error.message;
}

/**
 * Embeds chunks: one vector for each, and one more for each further window of those that are longer than the model reads
 * at once.
 * @throws AppError EMBEDDING_FAILED
 */
export async function embedChunks(
  services: Pick<Services, 'ai'>,
  chunks: readonly { readonly key: string; readonly header: string; readonly text: string }[],
  priority: EmbeddingPriority,
): Promise<readonly ChunkVectors[]> {
  if (chunks.length === 0) return [];
  const windows = await services.ai.embedding.windows(chunks);
  const vectors = await services.ai.embedding.embed(windows.flat(), 'passage', priority);
  let next = 0;
  return chunks.map((chunk, i) => {
    const parts = vectors.slice(next, (next += windows[i]?.length ?? 0)).map((vector) => Array.from(vector));
    return { key: chunk.key, embedding: parts[0] ?? [], windows: parts.slice(1).map(furtherWindow) };
  });
}

function furtherWindow(embedding: readonly number[], i: number): NewWindow {
  return { key: newKey(), position: i + 1, embedding };
}

/** A chunk without its vector. */
export function bareChunk(ctx: Ctx, title: string, draft: ChunkDraft, position: number): NewChunk {
  const header = headerOf(title, draft);
  return {
    key: newKey(),
    position,
    text: draft.text,
    header,
    headingPath: draft.headingPath,
    page: draft.page,
    keyPath: draft.keyPath,
    hash: createHash('sha256').update(`${ctx.space.model}\n${header}\n\n${draft.text}`).digest('hex'),
    embedding: null,
    windows: [],
  };
}

/** What a chunk is about: title and headings, without what its text begins with anyway. */
function headerOf(title: string, draft: ChunkDraft): string {
  const parts = [title, ...draft.headingPath].map((part) => part.trim()).filter((part) => part !== '');
  const [first] = parts;
  const repeats = parts.length === 1 && first !== undefined && draft.text.trimStart().startsWith(first);
  return repeats ? '' : [...new Set(parts)].join(' › ');
}
