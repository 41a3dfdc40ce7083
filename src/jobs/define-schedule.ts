import { Cron } from 'croner';
import type { NewJob } from './new-job.js';

/** When a job is put in the queue by itself. */
export interface ScheduleDefinition {
  /** Its name, which is also that of its times in the database. */
  readonly name: string;
  /** What it is for, in a sentence; admins read it. */
  readonly description: string;
  readonly kind: string;
  /** Five or six fields: `0 * * * *` is every full hour, `30 2 * * MON` half past two on Mondays. */
  readonly cron: string;
  /** Name of a time zone, such as `Europe/Berlin`. Default UTC. Where clocks change, a time of day comes once all the same. */
  readonly timeZone?: string;
  /** Whether each tenant gets a job of its own. Default: one job, of the system. */
  readonly perTenant?: boolean;
  /** Whether it is also due whenever a server starts. Default false. */
  readonly atStart?: boolean;
  readonly payload?: NewJob['payload'];
  readonly maxAttempts?: number;
}

/** A schedule that was checked. */
export interface Schedule extends Required<Omit<ScheduleDefinition, 'maxAttempts'>> {
  readonly maxAttempts: number | undefined;
  /** The first time after a moment; null where there is none any more. */
  readonly next: (after: Date) => Date | null;
}

/**
 * Checks a schedule.
 * @throws Error for a cron expression or a time zone that is none
 */
export function defineSchedule(definition: ScheduleDefinition): Schedule {
  const { timeZone = 'UTC', perTenant = false, atStart = false, payload = {}, maxAttempts } = definition;
  const cron = new Cron(definition.cron, { timezone: timeZone, paused: true });
  const next = (after: Date): Date | null => cron.nextRun(after);
  next(new Date(0));
  return { ...definition, timeZone, perTenant, atStart, payload, maxAttempts, next };
}

/** The job that a schedule puts in the queue. While it waits, another time adds none; while it runs, it runs once more. */
export function scheduledJob(
  schedule: { readonly name: string; readonly kind: string; readonly maxAttempts: number },
  payload: NewJob['payload'],
  tenantKey: string,
): NewJob {
  const { name, kind, maxAttempts } = schedule;
  return { kind, tenantKey, uniqueKey: `schedule ${name} ${tenantKey}`, payload, maxAttempts, schedule: name };
}
