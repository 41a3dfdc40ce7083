import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { ScheduleRow } from '../graph/generated/jobs.js';
import { defaultAttempts } from '../graph/write-feed.js';
import { systemTenant } from '../shared/ids.js';
import { type Schedule, scheduledJob } from './define-schedule.js';

/** How often it looks whether something is due, and how long it trusts what it has read of that, in ms. */
const tickMs = 1_000;
const trustMs = 60_000;

/** Puts jobs in the queue when their time has come. */
export interface Scheduler {
  /** Looks now. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

type SchedulerServices = Pick<Services, 'graph' | 'clock' | 'log'>;

/**
 * Registers schedules and begins to watch for their times. Each time is taken by one of all servers, in the transaction
 * that puts its job in the queue. Times that passed while no server ran are one: it is due at the start.
 */
export async function startScheduler(services: SchedulerServices, schedules: readonly Schedule[]): Promise<Scheduler> {
  for (const schedule of schedules) await register(services, schedule);
  const known = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  let lookAt = 0;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const now = services.clock.now();
    if (now.getTime() < lookAt) return;
    const rows = await services.graph.read(cypher.jobs.findSchedules, { names: [...known.keys()] });
    const nextTimes = await Promise.all(rows.map((row) => keepTime(services, known.get(row.name), row, now)));
    lookAt = Math.min(now.getTime() + trustMs, ...nextTimes.flatMap((time) => time?.getTime() ?? []));
  };
  const tick = (): Promise<void> =>
    (looking ??= look()
      .catch((error: unknown) => services.log.warn({ error }, 'schedules could not be kept'))
      .finally(() => (looking = undefined)));
  const timer = setInterval(() => void tick(), tickMs);
  await tick();
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function register({ graph, clock }: SchedulerServices, schedule: Schedule): Promise<void> {
  const { name, description, kind, perTenant, cron, timeZone, atStart } = schedule;
  const payload = JSON.stringify(schedule.payload);
  const maxAttempts = schedule.maxAttempts ?? defaultAttempts;
  const at = clock.now();
  await graph.write((tx) =>
    tx.run(cypher.jobs.upsertSchedule, {
      schedule: { name, description, kind, payload, maxAttempts, perTenant, cron, timeZone },
      nextAt: schedule.next(at),
      atStart,
      at,
    }),
  );
}

/** Takes the time of a schedule if it has come and no other server took it; gives its next time. */
async function keepTime(
  { graph, log }: SchedulerServices,
  schedule: Schedule | undefined,
  row: ScheduleRow,
  now: Date,
): Promise<Date | null> {
  const dueAt = row.nextAt;
  if (schedule === undefined || dueAt === null || dueAt > now) return dueAt;
  const nextAt = schedule.next(now);
  const tenants = row.perTenant
    ? (await graph.read(cypher.jobs.findTenants, {})).map(({ key }) => key)
    : [systemTenant];
  const payload = schedule.payload;
  const taken = await graph.write(async (tx) => {
    const passed = await tx.run(cypher.jobs.setSchedulePassed, { name: row.name, dueAt, nextAt });
    if (passed !== null) for (const tenant of tenants) tx.enqueue(scheduledJob(row, payload, tenant));
    return passed !== null;
  });
  if (taken) log.debug({ schedule: row.name, dueAt, nextAt }, 'a schedule was due');
  return nextAt;
}
