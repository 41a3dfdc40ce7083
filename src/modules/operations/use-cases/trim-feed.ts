import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';

/** How long events and finished jobs are kept, in ms: 7 days. */
export const retentionMs = 7 * 24 * 60 * 60 * 1_000;

/** Nodes that one transaction deletes. */
const batchSize = 5_000;

/**
 * Deletes events and finished jobs that are older than 7 days, in batches.
 * @returns how many of each are gone
 */
export async function trimFeed(
  services: Pick<Services, 'graph' | 'clock'>,
): Promise<{ readonly events: number; readonly jobs: number }> {
  const before = new Date(services.clock.now().getTime() - retentionMs);
  const trim = async (statement: typeof cypher.outbox.deleteEvents): Promise<number> => {
    for (let total = 0; ;) {
      const { count } = await services.graph.write((tx) => tx.run(statement, { before, limit: batchSize }));
      total += count;
      if (count < batchSize) return total;
    }
  };
  return { events: await trim(cypher.outbox.deleteEvents), jobs: await trim(cypher.jobs.deleteJobs) };
}
