import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { JobDetailRow } from '../../../graph/generated/operations.js';
import { tellCancelled } from '../../../jobs/close-run.js';
import { announceJob } from '../../../jobs/job-events.js';
import { systemTenant } from '../../../shared/ids.js';
import { JobMissing, JobStateConflict } from '../operations.errors.js';

/**
 * Ends a job of the viewer's tenant. One that waits is cancelled at once, in the transaction in which its kind is told;
 * one that runs gets its signal within about a second, wherever it runs, and is closed when it heeds it. To ask twice is
 * to ask once.
 * @returns the job as it is now
 * @throws AppError NOT_FOUND; CONFLICT for a job that came to its end, and for one of the system
 */
export async function cancelJob(ctx: Ctx, key: string): Promise<JobDetailRow> {
  const { graph, clock, viewer, jobKinds } = ctx;
  await graph.write(async (tx) => {
    const job = await tx.run(cypher.operations.getSteerableJob, { viewer: viewer.key, key });
    if (job === null) throw new JobMissing(key);
    if (job.tenantKey === systemTenant) throw new JobStateConflict(key, 'is of the system: no tenant can cancel it');
    if (job.state === 'RUNNING' && job.cancelledBy !== null) return;
    const row = await tx.run(cypher.jobs.setCancelRequested, { key, by: viewer.userId, at: clock.now() });
    if (row === null) throw new JobStateConflict(key, `is ${job.state} already`);
    if (row.state === 'CANCELLED') await tellCancelled(ctx, jobKinds, tx, row, viewer.userId);
    announceJob(tx, 'JOB_CHANGED', row);
  });
  return getJob(ctx, key);
}

/**
 * One job as the viewer sees it.
 * @throws AppError NOT_FOUND
 */
export async function getJob({ graph, viewer }: Ctx, key: string): Promise<JobDetailRow> {
  const job = await graph.read(cypher.operations.getJob, { viewer: viewer.key, key });
  if (job === null) throw new JobMissing(key);
  return job;
}
