import { dayOf } from '../../../ai/usage-meter.js';
import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** How long events and jobs that are done or cancelled are kept, in ms: 7 days; and dead jobs: 30 days. */
export const retentionMs = 7 * dayMs;
const deadRetentionMs = 30 * dayMs;

/** How long it is kept what was embedded on a day, in ms: 400 days, so that a year can be compared. */
export const usageRetentionMs = 400 * dayMs;

/** How long chunks stay that were replaced, in ms: a search that has found one in the index is over long before. */
const replacedMs = 60_000;

/** How long it is known what a call with an idempotency key came to, in ms: 24 hours. */
const idempotencyMs = dayMs;

/** Nodes that one transaction deletes. */
const batchSize = 5_000;

/** How many of each were deleted. */
export interface Trimmed {
  readonly events: number;
  readonly jobs: number;
  readonly schedules: number;
  readonly chunks: number;
  readonly usage: number;
  readonly idempotencyKeys: number;
}

/**
 * Deletes, in batches, events and jobs done or cancelled that are older than 7 days, dead jobs older than 30 days, and
 * schedules that no server has known for 30 days; chunks that were replaced more than a minute ago; what was counted of
 * embeddings more than 400 days ago; and idempotency keys older than a day.
 */
export async function trimFeed({ graph, clock }: Pick<Services, 'graph' | 'clock'>): Promise<Trimmed> {
  const now = clock.now().getTime();
  const [before, deadBefore] = [new Date(now - retentionMs), new Date(now - deadRetentionMs)];
  const limit = batchSize;
  const deleteJobs = (states: readonly string[], moment: Date): Promise<number> =>
    inBatches(() => graph.write((tx) => tx.run(cypher.jobs.deleteJobs, { states, before: moment, limit })));
  const events = await inBatches(() => trimEvents(graph, before));
  const finished = await deleteJobs(['DONE', 'CANCELLED'], before);
  const dead = await deleteJobs(['DEAD'], deadBefore);
  const schedules = await graph.write((tx) => tx.run(cypher.jobs.deleteSchedules, { before: deadBefore }));
  const replaced = new Date(now - replacedMs);
  const chunks = await inBatches(() =>
    graph.write((tx) => tx.run(cypher.ingestion.deleteReplacedChunks, { before: replaced, limit })),
  );
  const oldest = dayOf(new Date(now - usageRetentionMs));
  const usage = await inBatches(() =>
    graph.write((tx) => tx.run(cypher.usage.deleteEmbeddingUsage, { before: oldest, limit })),
  );
  const unasked = new Date(now - idempotencyMs);
  const idempotencyKeys = await inBatches(() =>
    graph.write((tx) => tx.run(cypher.library.deleteIdempotencyKeys, { before: unasked, limit })),
  );
  return { events, jobs: finished + dead, schedules: schedules.count, chunks, usage, idempotencyKeys };
}

/** Says in a transaction of its own which events are about to go, so that no reader misses one without seeing why. */
async function trimEvents(graph: Services['graph'], before: Date): Promise<{ readonly count: number }> {
  const limit = batchSize;
  const old = await graph.write((tx) => tx.run(cypher.outbox.setTrimmed, { before, limit }));
  if (old === null) return { count: 0 };
  const { trimmed } = old;
  return graph.write((tx) => tx.run(cypher.outbox.deleteEvents, { before, trimmed, limit }));
}

async function inBatches(deleteSome: () => Promise<{ readonly count: number }>): Promise<number> {
  for (let total = 0; ;) {
    const { count } = await deleteSome();
    total += count;
    if (count < batchSize) return total;
  }
}
