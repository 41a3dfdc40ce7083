import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';

/** How long events and finished jobs are kept, in ms: 7 days. */
export const retentionMs = 7 * 24 * 60 * 60 * 1_000;

/** Nodes that one transaction deletes. */
const batchSize = 5_000;

/** How long chunks stay that were replaced, in ms: a search that has found one in the index is over long before. */
const replacedMs = 60_000;

/**
 * Deletes chunks that were replaced more than a minute ago, and events and finished jobs that are older than 7 days, in batches.
 * @returns how many of each are gone
 */
export async function trimFeed(
  services: Pick<Services, 'graph' | 'clock'>,
): Promise<{ readonly events: number; readonly jobs: number; readonly chunks: number }> {
  const now = services.clock.now().getTime();
  const trim = async (statement: typeof cypher.outbox.deleteEvents, keptMs: number): Promise<number> => {
    const before = new Date(now - keptMs);
    for (let total = 0; ;) {
      const { count } = await services.graph.write((tx) => tx.run(statement, { before, limit: batchSize }));
      total += count;
      if (count < batchSize) return total;
    }
  };
  return {
    events: await trim(cypher.outbox.deleteEvents, retentionMs),
    jobs: await trim(cypher.jobs.deleteJobs, retentionMs),
    chunks: await trim(cypher.ingestion.deleteReplacedChunks, replacedMs),
  };
}
