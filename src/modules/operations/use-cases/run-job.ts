import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { JobDetailRow } from '../../../graph/generated/operations.js';
import { announceJob } from '../../../jobs/job-events.js';
import { JobMissing, JobStateConflict } from '../operations.errors.js';
import { getJob } from './cancel-job.js';

/**
 * Makes a job due at once, with all of its attempts before it: one that waits for its time, is dead or was cancelled.
 * @returns the job as it is now
 * @throws AppError NOT_FOUND; CONFLICT for a job that runs or is done, and where the same work is in the queue anew
 */
export async function runJob(ctx: Ctx, key: string): Promise<JobDetailRow> {
  const { graph, clock, viewer } = ctx;
  await graph.write(async (tx) => {
    const job = await tx.run(cypher.operations.getSteerableJob, { viewer: viewer.key, key });
    if (job === null) throw new JobMissing(key);
    if (job.state === 'RUNNING' || job.state === 'DONE') throw new JobStateConflict(key, `is ${job.state} already`);
    const row = await tx.run(cypher.jobs.setDue, { key, at: clock.now() });
    if (row === null) throw new JobStateConflict(key, 'is not needed: the same work is in the queue as another job');
    announceJob(tx, 'JOB_CHANGED', row);
  });
  return getJob(ctx, key);
}
