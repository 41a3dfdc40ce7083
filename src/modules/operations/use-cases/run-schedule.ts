import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScheduleDetailRow } from '../../../graph/generated/operations.js';
import { scheduledJob } from '../../../jobs/define-schedule.js';
import type { NewJob } from '../../../jobs/new-job.js';
import { systemTenant } from '../../../shared/ids.js';
import { ScheduleMissing } from '../operations.errors.js';

/**
 * Puts a job of a schedule in the queue now, beside its times: for the viewer's tenant alone where each has a job of its
 * own. While one waits, none is added; while one runs, it runs once more after that.
 * @throws AppError NOT_FOUND
 */
export async function runSchedule({ graph, viewer }: Ctx, name: string): Promise<ScheduleDetailRow> {
  return graph.write(async (tx) => {
    const schedule = await tx.run(cypher.operations.getSchedule, { viewer: viewer.key, name });
    if (schedule === null) throw new ScheduleMissing(name);
    const payload = JSON.parse(schedule.payload) as NewJob['payload'];
    tx.enqueue(scheduledJob(schedule, payload, schedule.perTenant ? viewer.tenantKey : systemTenant));
    return schedule;
  });
}
