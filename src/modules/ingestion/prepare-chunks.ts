import { createHash } from 'node:crypto';
import type { Ctx, Services } from '../../context.js';
import type { ChunkVectors, NewChunk, NewWindow } from '../../graph/generated/ingestion.js';
import type { EmbeddingPriority, EmbeddingUse } from '../../ai/ports.js';
import { announceSystemEvent } from '../../outbox/system-events.js';
import { AppError } from '../../shared/errors.js';
import { newKey } from '../../shared/ids.js';
import { holdBack } from './hold-back.js';
import type { ChunkDraft } from './chunkers/chunk.js';
import { estimateTokens } from './chunkers/estimate-tokens.js';
import { chunkLanguages } from './language/chunk-languages.js';

/** Most chunks that are embedded before a write is answered; beyond it a job does it. */
export const inlineChunks = 20;

/** Most tokens, about, that are embedded before a write is answered: some seconds on a small machine. */
export const inlineTokens = 20_000;

/** The chunks of a document, ready to be written. */
export interface PreparedChunks {
  readonly chunks: readonly NewChunk[];
  /** Language of the document: the one that was given, else the detected one, `und` where that is not sure. */
  readonly language: string;
  /** How many of them wait for their vectors. */
  readonly pending: number;
  /** Why they could not be embedded; null where they were, or a job does it in the first place. */
  readonly embeddingError: string | null;
  /** Until when a job waits with them, and why; null where the daily limit is not reached. */
  readonly heldBack: string | null;
}

/** The document of the chunks: the key of the scope that it goes to, and its language, null to have it detected. */
export interface ChunksAbout {
  readonly title: string;
  readonly scope: string;
  readonly language: string | null;
}

/** Where the index of an item begins that is written with these chunks. */
export function indexStateOf(prepared: PreparedChunks): { indexState: string; indexError: string | null } {
  const { pending, embeddingError, heldBack } = prepared;
  if (embeddingError !== null) return { indexState: 'FAILED', indexError: embeddingError };
  return { indexState: pending > 0 ? 'PENDING' : 'READY', indexError: heldBack };
}

/**
 * Whether chunks wait beside those that they replace until a job has embedded all of them. What could not be embedded, or
 * is held back for long, takes their place at once and is found by its words.
 */
export function isStaged({ pending, embeddingError, heldBack }: PreparedChunks): boolean {
  return pending > 0 && embeddingError === null && heldBack === null;
}

/** What the caller of a write is told when its text could not be embedded, or not today. */
export function embeddingWarnings({ embeddingError, heldBack }: PreparedChunks): readonly string[] {
  if (heldBack !== null) return [`${heldBack} The document is stored and found by its words.`];
  if (embeddingError === null) return [];
  return [
    `${embeddingError} The document is stored and found by its words; embedding is tried again in the background.`,
  ];
}

/**
 * Turns drafts into chunks with keys, headers, hashes and, where at most 20 of some length have to be embedded, vectors. Chunks whose
 * hash is in `embedded` take over the vector of their equal when they are written. Neither a model that fails nor a daily
 * limit that is reached stops a write: the chunks are left to a job, and `embeddingError` or `heldBack` says why.
 * @param about its title, with the heading path, is embedded and searched beside the text, never shown as text
 */
export async function prepareChunks(
  ctx: Ctx,
  { title, scope, language: given }: ChunksAbout,
  drafts: readonly ChunkDraft[],
  embedded: ReadonlySet<string> = new Set(),
): Promise<PreparedChunks> {
  const { document: language, chunks: languages } = await chunkLanguages(
    drafts.map((draft) => draft.text),
    given,
  );
  const chunks = drafts.map((draft, i) => bareChunk(ctx, title, draft, i, languages[i] ?? language));
  const missing = chunks.filter((chunk) => !embedded.has(chunk.hash));
  const { tenantKey } = ctx.viewer;
  const waiting = { chunks, language, pending: missing.length, embeddingError: null, heldBack: null };
  const held = missing.length === 0 ? null : await holdBack(ctx, tenantKey);
  if (held !== null) return { ...waiting, heldBack: held.reason };
  if (isMuch(missing)) return waiting;
  try {
    const use = { tenantKey, scope, purpose: 'INDEXING', among: scope } as const;
    const vectors = new Map((await embedChunks(ctx, missing, 'interactive', use)).map((row) => [row.key, row]));
    return { ...waiting, chunks: chunks.map((chunk) => ({ ...chunk, ...vectors.get(chunk.key) })), pending: 0 };
  } catch (error) {
    return { ...waiting, embeddingError: noteFailure(ctx, error, missing.length) };
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
  use: EmbeddingUse,
): Promise<readonly ChunkVectors[]> {
  if (chunks.length === 0) return [];
  const windows = await services.ai.embedding.windows(chunks);
  const vectors = await services.ai.embedding.embed(windows.flat(), 'passage', priority, use);
  let next = 0;
  return chunks.map((chunk, i) => {
    const parts = vectors.slice(next, (next += windows[i]?.length ?? 0)).map((vector) => Array.from(vector));
    return { key: chunk.key, embedding: parts[0] ?? [], windows: parts.slice(1).map(furtherWindow) };
  });
}

/** Whether chunks are too many or too long to be embedded while somebody waits. */
export function isMuch(chunks: readonly NewChunk[]): boolean {
  if (chunks.length > inlineChunks) return true;
  return chunks.reduce((sum, { text }) => sum + estimateTokens(text), 0) > inlineTokens;
}

function furtherWindow(embedding: readonly number[], i: number): NewWindow {
  return { key: newKey(), position: i + 1, embedding };
}

/** A chunk without its vector. */
export function bareChunk(ctx: Ctx, title: string, draft: ChunkDraft, position: number, language: string): NewChunk {
  const header = headerOf(title, draft);
  return {
    key: newKey(),
    position,
    text: draft.text,
    header,
    headingPath: draft.headingPath,
    page: draft.page,
    keyPath: draft.keyPath,
    language,
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
