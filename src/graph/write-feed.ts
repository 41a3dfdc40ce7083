import type { NewJob } from '../jobs/new-job.js';
import type { NewEvent } from '../outbox/new-event.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { currentRequestId } from '../shared/request-id.js';
import { currentTraceparent } from '../tracing/spans.js';
import { cypher } from './generated/cypher.js';
import type { WriteTransaction } from './graph.js';

/** Attempts of a job that does not say how many. */
const defaultAttempts = 8;

/**
 * Writes what a transaction announced and enqueued, as its last statements.
 * @param firstEventKey key of its first event, by which a repetition finds out that the transaction was committed
 */
export async function writeFeed(
  run: WriteTransaction['run'],
  clock: Clock,
  firstEventKey: string,
  events: readonly NewEvent[],
  jobs: readonly NewJob[],
): Promise<void> {
  const at = clock.now();
  if (events.length > 0) {
    const rows = events.map((event, i) => ({
      ...event,
      key: i === 0 ? firstEventKey : newKey(),
      at,
      payload: JSON.stringify(event.payload),
    }));
    await run(cypher.outbox.createEvents, { events: rows });
  }
  if (jobs.length > 0) {
    const rows = jobs.map((job) => ({
      ...job,
      key: newKey(),
      payload: JSON.stringify(job.payload),
      maxAttempts: job.maxAttempts ?? defaultAttempts,
      runAt: at,
      createdAt: at,
      requestId: currentRequestId() ?? null,
      traceparent: currentTraceparent(),
    }));
    await run(cypher.jobs.createJobs, { jobs: rows });
  }
}
