import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';

/** How long events and finished jobs are kept, in ms: 7 days. */
const retentionMs = 7 * 24 * 60 * 60 * 1_000;

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
  return {
    events: await inBatches(() => trimEvents(services, before)),
    jobs: await inBatches(async () => {
      const { count } = await services.graph.write((tx) =>
        tx.run(cypher.jobs.deleteJobs, { before, limit: batchSize }),
      );
      return count;
    }),
  };
}

async function inBatches(batch: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await batch();
    total += count;
    if (count < batchSize) return total;
  }
}

/** Says in a transaction of its own which events are about to go, so that no reader misses one without seeing why. */
async function trimEvents({ graph }: Pick<Services, 'graph'>, before: Date): Promise<number> {
  const old = await graph.write((tx) => tx.run(cypher.outbox.setTrimmed, { before, limit: batchSize }));
  if (old === null) return 0;
  const { trimmed } = old;
  const { count } = await graph.write((tx) =>
    tx.run(cypher.outbox.deleteEvents, { before, trimmed, limit: batchSize }),
  );
  return count;
}
