import { ZodError } from 'zod';
import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { JobRow, JobStateRow } from '../graph/generated/jobs.js';
import type { WriteTransaction } from '../graph/graph.js';
import { announceSystemEvent } from '../outbox/system-events.js';
import type { JobKinds, JobRun } from './define-job.js';
import { announceJob } from './job-events.js';
import type { Postponed } from './postponed.js';
import type { Progress } from './progress.js';
import { retryPause } from './retry.js';

/** Longest reason of a failure that is stored, in characters. */
const maxReason = 2_000;

/** Ends a run whose work is done. */
export async function closeDone(services: Services, row: JobRow): Promise<void> {
  const at = services.clock.now();
  await change(services, row, (tx, lease) => tx.run(cypher.jobs.closeJob, { ...lease, at }));
}

/** Gives a job back that its server cannot finish, because it stops. */
export async function release(services: Services, row: JobRow): Promise<void> {
  const at = services.clock.now();
  await change(services, row, (tx, lease) => tx.run(cypher.jobs.setReleased, { ...lease, at }));
}

/** Gives a job back until a moment, with the reason: the attempt does not count. */
export async function postpone(services: Services, row: JobRow, { until, message: reason }: Postponed): Promise<void> {
  const at = services.clock.now();
  await change(services, row, (tx, lease) => tx.run(cypher.jobs.setPostponed, { ...lease, until, reason, at }));
}

/** Stores how far a job is. A failure is logged and does not end the job. */
export async function saveProgress(services: Services, row: JobRow, progress: Progress): Promise<void> {
  try {
    await change(
      services,
      row,
      (tx, lease) => tx.run(cypher.jobs.setProgress, { ...lease, ...progress }),
      'JOB_PROGRESSED',
    );
  } catch (error) {
    services.log.info({ error, job: row.key }, 'the progress of a job could not be stored');
  }
}

/** Closes a run as cancelled, with what its kind does about that, in one transaction. */
export async function closeCancelled(services: Services, kinds: JobKinds, row: JobRow, by: string): Promise<void> {
  const at = services.clock.now();
  await change(services, row, async (tx, lease) => {
    const closed = await tx.run(cypher.jobs.setCancelled, { ...lease, at });
    if (closed?.state === 'CANCELLED') await tellCancelled(services, kinds, tx, closed, by);
    return closed;
  });
}

/** Does what the kind of a job does when it is cancelled. One whose payload cannot be read is cancelled all the same. */
export async function tellCancelled(
  { log }: Pick<Services, 'log'>,
  kinds: JobKinds,
  tx: WriteTransaction,
  row: JobRow,
  by: string,
): Promise<void> {
  const kind = kinds.get(row.kind);
  if (kind === undefined) {
    log.warn({ job: row.key, kind: row.kind }, 'a job of a kind that this server does not know was cancelled');
    return;
  }
  try {
    await kind.cancelled(tx, JSON.parse(row.payload), `It was cancelled by ${by}.`);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    log.warn({ error, job: row.key, kind: row.kind }, 'the payload of a cancelled job could not be read');
  }
}

/**
 * Puts a failed job back until its next attempt, or aside as dead with its reason.
 * @returns its state; null where the lease was lost
 */
export async function closeFailed(
  services: Services,
  kinds: JobKinds,
  row: JobRow,
  run: JobRun,
  error: unknown,
): Promise<string | null> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxReason);
  const dead = run.lastAttempt;
  services.log.warn({ attempt: row.attempts, dead, reason }, 'job failed');
  await tellFailure(services, kinds, row, run, reason);
  const at = services.clock.now();
  const runAt = new Date(at.getTime() + retryPause(row.attempts));
  const failed = await change(services, row, (tx, lease) =>
    tx.run(cypher.jobs.setFailed, { ...lease, dead, error: reason, runAt, at }),
  );
  if (failed?.state !== 'DEAD') return failed?.state ?? null;
  const message = `A job of the kind ${row.kind} was given up after ${row.attempts} attempts: ${reason}`;
  announceSystemEvent(services, { kind: 'JOB_DEAD', tenantKey: row.tenantKey, subject: row.kind, message });
  return 'DEAD';
}

/** What a job does about its failure may fail too, above all where its payload cannot be read; it is put back or aside. */
async function tellFailure(
  services: Services,
  kinds: JobKinds,
  row: JobRow,
  run: JobRun,
  reason: string,
): Promise<void> {
  try {
    await kinds.get(row.kind)?.failed(services, JSON.parse(row.payload), run, reason);
  } catch (error) {
    services.log.warn({ error, job: row.key, kind: row.kind }, 'the failure of a job could not be noted');
  }
}

type Lease = Pick<JobRow, 'key' | 'leaseToken'>;

/** Changes a job that is still ours and announces it; null where the lease was lost. */
async function change(
  { graph }: Pick<Services, 'graph'>,
  { key, leaseToken }: JobRow,
  work: (tx: WriteTransaction, lease: Lease) => Promise<JobStateRow | null>,
  event: 'JOB_CHANGED' | 'JOB_PROGRESSED' = 'JOB_CHANGED',
): Promise<JobStateRow | null> {
  return graph.write(async (tx) => {
    const job = await work(tx, { key, leaseToken });
    if (job !== null) announceJob(tx, event, job);
    return job;
  });
}
