import { announceJob } from '../jobs/job-events.js';
import type { NewJob } from '../jobs/new-job.js';
import type { NewEvent } from '../outbox/new-event.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { currentRequestId } from '../shared/request-id.js';
import { currentTraceparent } from '../tracing/spans.js';
import { cypher } from './generated/cypher.js';
import type { NewJobRow } from './generated/jobs.js';
import type { WriteTransaction } from './graph.js';

/** Attempts of a job that does not say how many. */
export const defaultAttempts = 8;

/**
 * Writes what a transaction announced and enqueued, as its last statements.
 * @param firstEventKey key of its first event, by which a repetition finds out that the transaction was committed
 * @returns what was written
 */
export async function writeFeed(
  run: WriteTransaction['run'],
  clock: Clock,
  firstEventKey: string,
  announced: readonly NewEvent[],
  jobs: readonly NewJob[],
): Promise<{ readonly events: boolean; readonly jobs: boolean }> {
  const at = clock.now();
  const events = [...announced];
  if (jobs.length > 0) {
    const made = await run(cypher.jobs.createJobs, { jobs: jobs.map((job) => newJobRow(job, at)) });
    for (const job of made) announceJob({ announce: (event) => void events.push(event) }, 'JOB_CHANGED', job);
  }
  if (events.length > 0) {
    const rows = events.map((event, i) => ({
      ...event,
      key: i === 0 ? firstEventKey : newKey(),
      at,
      payload: JSON.stringify(event.payload),
    }));
    await run(cypher.outbox.createEvents, { events: rows });
  }
  return { events: events.length > 0, jobs: jobs.length > 0 };
}

function newJobRow(job: NewJob, at: Date): NewJobRow {
  return {
    ...job,
    key: newKey(),
    payload: JSON.stringify(job.payload),
    maxAttempts: job.maxAttempts ?? defaultAttempts,
    schedule: job.schedule ?? null,
    runAt: at,
    createdAt: at,
    requestId: currentRequestId() ?? null,
    traceparent: currentTraceparent(),
  };
}
