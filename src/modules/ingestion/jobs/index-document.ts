import { z } from 'zod';
import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { IndexStateRow } from '../../../graph/generated/ingestion.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { defineJob, type JobRun } from '../../../jobs/define-job.js';
import type { NewJob } from '../../../jobs/new-job.js';
import { Postponed } from '../../../jobs/postponed.js';
import { announceSystemEvent } from '../../../outbox/system-events.js';
import { holdBack } from '../hold-back.js';
import { embedChunks } from '../prepare-chunks.js';

/** Chunks that are embedded and written together. */
const batchSize = 64;

/** Shortest time in ms between two events that tell how far a document is. */
const progressMs = 1_000;

/** Attempts before a document is given up: about two hours in which the model may come back. */
export const maxAttempts = 30;

const payload = z.object({ itemKey: z.string(), generation: z.number().int() });
type Payload = z.infer<typeof payload>;

/**
 * Embeds the chunks of a long document in batches, each written as soon as it is there. It goes on where an earlier
 * run ended; an update of the document meanwhile ends it, for the update has a job of its own. Over the daily limit it
 * waits for the next day.
 */
export const indexDocument = defineJob<Payload>({ kind: 'index-document', payload, run, failed, cancelled });

/** The job that indexes one generation of a document. */
export function indexDocumentJob(tenantKey: string, itemKey: string, generation: number): NewJob {
  return {
    kind: 'index-document',
    tenantKey,
    uniqueKey: `index-document ${itemKey} ${generation}`,
    payload: { itemKey, generation },
    maxAttempts,
  };
}

async function run(services: Services, { itemKey, generation }: Payload, job: JobRun): Promise<void> {
  await waitForTomorrow(services, itemKey, generation, job.tenantKey);
  const item = await services.graph.write((tx) => setState(tx, itemKey, generation, 'INDEXING', null));
  const scope = item?.scopeKey ?? null;
  const use = { tenantKey: job.tenantKey, scope, purpose: 'INDEXING', among: scope ?? itemKey } as const;
  let toldAt = 0;
  for (let done = (item?.chunks ?? 0) - (item?.pending ?? 0); ;) {
    if (item !== null) job.progress(done, item.chunks);
    job.signal.throwIfAborted();
    const pending = await services.graph.read(cypher.ingestion.findPendingChunks, {
      itemKey,
      generation,
      limit: batchSize,
    });
    if (pending.length === 0) return finish(services, itemKey, generation);
    if (done > 0) await waitForTomorrow(services, itemKey, generation, job.tenantKey);
    const chunks = await unlessAborted(embedChunks(services, pending, 'background', use), job.signal);
    const isTold = performance.now() - toldAt > progressMs;
    if (isTold) toldAt = performance.now();
    await services.graph.write(async (tx) => {
      await tx.run(cypher.ingestion.setVectors, { itemKey, chunks });
      if (isTold) await announceProgress(tx, itemKey, generation);
    });
    await services.ai.embedding.flush();
    done += pending.length;
  }
}

/**
 * Where the daily limit is reached: the text takes its place, found by its words, and the job waits.
 * @throws Postponed
 */
async function waitForTomorrow(
  services: Services,
  itemKey: string,
  generation: number,
  tenantKey: string,
): Promise<void> {
  const held = await holdBack(services, tenantKey);
  if (held === null) return;
  await services.graph.write((tx) => setState(tx, itemKey, generation, 'PENDING', held.reason));
  throw new Postponed(held.until, held.reason);
}

/** Ends waiting with the job; what was begun goes on unseen. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The job was ended.'));
    signal.addEventListener('abort', end);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

async function announceProgress(tx: WriteTransaction, itemKey: string, generation: number): Promise<void> {
  const item = await tx.run(cypher.ingestion.getIndexState, { itemKey });
  if (item?.generation !== generation) return;
  announceIndexed(tx, item, 'INDEX_PROGRESS', { chunks: item.chunks, embedded: item.chunks - item.pending });
}

async function finish(services: Services, itemKey: string, generation: number): Promise<void> {
  await services.graph.write(async (tx) => {
    const item = await tx.run(cypher.ingestion.getIndexState, { itemKey });
    if (item?.generation !== generation) return;
    await tx.run(cypher.ingestion.setActiveGeneration, { itemKey, generation });
    await tx.run(cypher.ingestion.setIndexState, { itemKey, state: 'READY', error: null });
    announceIndexed(tx, item, 'INDEX_READY', { chunks: item.chunks, embedded: item.chunks });
  });
}

/** The text that could not be embedded takes its place all the same: it is found by its words, the older is no more. */
async function failed(
  services: Services,
  { itemKey, generation }: Payload,
  { tenantKey }: JobRun,
  reason: string,
): Promise<void> {
  const message = `A document could not be indexed: ${reason}`;
  announceSystemEvent(services, { kind: 'INDEX_DEGRADED', tenantKey, subject: 'index-document', message });
  await services.graph.write((tx) => setState(tx, itemKey, generation, 'FAILED', reason));
}

/** As after a failure, but nobody tries again until the job is run anew. */
async function cancelled(tx: WriteTransaction, { itemKey, generation }: Payload, reason: string): Promise<void> {
  await setState(tx, itemKey, generation, 'FAILED', reason);
}

/** The item with its new state; null where an update has made a newer generation, which is left alone. */
async function setState(
  tx: WriteTransaction,
  itemKey: string,
  generation: number,
  state: 'INDEXING' | 'PENDING' | 'FAILED',
  error: string | null,
): Promise<IndexStateRow | null> {
  const item = await tx.run(cypher.ingestion.getIndexState, { itemKey });
  if (item?.generation !== generation) return null;
  await tx.run(cypher.ingestion.setIndexState, { itemKey, state, error });
  if (state === 'INDEXING') return item;
  await tx.run(cypher.ingestion.setActiveGeneration, { itemKey, generation });
  const counts = { chunks: item.chunks, embedded: item.chunks - item.pending };
  if (state === 'PENDING') announceIndexed(tx, item, 'INDEX_PENDING', { ...counts, reason: error });
  else announceIndexed(tx, item, 'INDEX_FAILED', { reason: error });
  return item;
}

function announceIndexed(
  tx: WriteTransaction,
  item: IndexStateRow,
  kind: 'INDEX_PENDING' | 'INDEX_PROGRESS' | 'INDEX_READY' | 'INDEX_FAILED',
  detail: Readonly<Record<string, unknown>>,
): void {
  tx.announce({
    kind,
    tenantKey: item.tenantKey,
    itemKey: item.key,
    itemVersion: item.version,
    scopesBefore: [item.scopeKey],
    scopesAfter: [item.scopeKey],
    payload: { id: item.id, ...detail },
  });
}
