import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';

/** The states that are measured, as they are stored and as metrics name them. */
const states = { READY: 'waiting', RUNNING: 'running', DEAD: 'dead' } as const;

/**
 * Measures the queue of the whole database: jobs by state, and how long the one that waits longest is overdue.
 * @throws AppError DATABASE_UNAVAILABLE, after a line in the log
 */
export async function measureQueue({
  graph,
  clock,
  log,
  metrics,
}: Pick<Services, 'graph' | 'clock' | 'log' | 'metrics'>): Promise<void> {
  try {
    const rows = await graph.read(cypher.jobs.findQueueDepth, {});
    for (const { state, count } of rows) metrics.queuedJobs.set({ state: states[state as keyof typeof states] }, count);
    const oldest = rows.find((row) => row.state === 'READY')?.oldest ?? clock.now();
    metrics.oldestJob.set(Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1_000));
  } catch (error) {
    log.warn({ error }, 'the queue could not be measured');
    throw error;
  }
}
