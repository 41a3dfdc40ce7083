import 'reflect-metadata';
import { defineSchedule, type Schedule, type ScheduleDefinition } from '../../src/jobs/define-schedule.js';
import { type Scheduler, startScheduler } from '../../src/jobs/scheduler.js';
import { trimFeed } from '../../src/modules/operations/index.js';
import { createTestClock, type TestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { createTestLog } from '../testkit/feed.js';
import { numbers, useQueue } from '../testkit/queue.js';

const queue = useQueue();
const hourMs = 3_600_000;
const schedulers: Scheduler[] = [];

afterEach(async () => {
  await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.stop()));
});

const hourly = (more: Partial<ScheduleDefinition> = {}): Schedule =>
  defineSchedule({
    name: 'hourly',
    description: 'Counts.',
    kind: 'count',
    cron: '0 * * * *',
    payload: { n: 1 },
    ...more,
  });

/** Starts the scheduler of a server. */
async function start(clock: TestClock, schedule = hourly(), on = queue.graph): Promise<Scheduler> {
  const scheduler = await startScheduler({ graph: on, clock, log: createTestLog().log }, [schedule]);
  schedulers.push(scheduler);
  return scheduler;
}

const stop = async (scheduler: Scheduler): Promise<void> => {
  schedulers.splice(schedulers.indexOf(scheduler), 1);
  await scheduler.stop();
};

/** Ends the jobs in the queue as done, and gives how many there were. */
async function finishAll(): Promise<number> {
  const rows = await queue.database.query(
    `MATCH (job:Job) WHERE job.state = 'READY' SET job.state = 'DONE', job.uniqueKey = null RETURN job.key AS key`,
  );
  return rows.length;
}

const readSchedule = async (): Promise<unknown> =>
  (
    await queue.database.query(
      `MATCH (s:Schedule) RETURN toFloat(s.nextAt.epochMillis) AS next, toFloat(s.lastDueAt.epochMillis) AS last`,
    )
  )[0];

it('puts one job in the queue at each time, though four servers watch for it', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  const second = await queue.openGraph();
  const all: Scheduler[] = [];
  for (const i of numbers(4)) all.push(await start(clock, hourly(), i % 2 === 0 ? queue.graph : second));
  expect(await finishAll()).toBe(0);
  const counts: number[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    clock.advance(hourMs);
    await Promise.all(all.map((scheduler) => scheduler.tick()));
    counts.push(await finishAll());
  }
  expect(counts).toEqual(numbers(24).map(() => 1));
  expect(await readSchedule()).toEqual({
    next: Date.parse('2026-05-02T01:00:00Z'),
    last: Date.parse('2026-05-02T00:00:00Z'),
  });
});

it('is due once at the next start for all times that passed while no server ran', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  await stop(await start(clock));
  clock.advance(100 * hourMs);
  await start(clock);
  expect(await queue.readJobs()).toMatchObject([{ state: 'READY' }]);
  expect(await readSchedule()).toMatchObject({ next: Date.parse('2026-05-05T05:00:00Z') });
});

it('keeps a missed time although its times were changed meanwhile, and follows the new ones from then on', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  await stop(await start(clock));
  clock.advance(hourMs);
  await start(clock, hourly({ cron: '15 3 * * *' }));
  expect(await finishAll()).toBe(1);
  expect(await readSchedule()).toMatchObject({ next: Date.parse('2026-05-01T03:15:00Z') });
});

it('is due at the start of a server where it says so, and no job waits twice', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  await start(clock, hourly({ atStart: true }));
  await start(clock, hourly({ atStart: true }));
  expect(await queue.readJobs()).toMatchObject([{ state: 'READY' }]);
});

it('adds no job while the one before waits, and runs it once more where it runs', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  const scheduler = await start(clock);
  for (let hour = 0; hour < 3; hour += 1) {
    clock.advance(hourMs);
    await scheduler.tick();
  }
  expect(await queue.readJobs()).toMatchObject([{ state: 'READY' }]);
  let runs = 0;
  queue.runWith(async () => {
    runs += 1;
    if (runs > 1) return;
    clock.advance(hourMs);
    await scheduler.tick();
  });
  await eventually(queue.states, ([state]) => state === 'DONE');
  expect(runs).toBe(2);
});

it('gives each tenant a job of its own where it is for tenants, and the system one where it is not', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  await queue.database.query(`UNWIND ['t1', 't2', 't3'] AS key CREATE (:Tenant {key: key, id: key})`);
  const each = await start(clock, hourly({ perTenant: true }));
  const one = await start(clock, hourly({ name: 'one' }));
  clock.advance(hourMs);
  await Promise.all([each.tick(), one.tick()]);
  const rows = await queue.database.query(
    'MATCH (job:Job) RETURN job.tenantKey AS tenant, job.schedule AS schedule ORDER BY tenant',
  );
  expect(rows).toEqual([
    { tenant: 'system', schedule: 'one' },
    ...['t1', 't2', 't3'].map((tenant) => ({ tenant, schedule: 'hourly' })),
  ]);
});

it('forgets a schedule that no server has known for a month, and jobs by their age and end', async () => {
  const clock = createTestClock(new Date('2026-05-01T00:30:00Z'));
  await stop(await start(clock));
  await queue.database.query(`
    UNWIND ['DONE', 'CANCELLED', 'DEAD', 'READY'] AS state UNWIND [6, 8, 31] AS days
    CREATE (:Job {key: state + days, state: state, runAt: datetime('2026-06-15T00:00:00Z') - duration({days: days})})`);
  const trimmed = await trimFeed({ graph: queue.graph, clock: createTestClock(new Date('2026-06-15T00:00:00Z')) });
  expect(trimmed).toEqual({ events: 0, jobs: 5, schedules: 1, chunks: 0, usage: 0, idempotencyKeys: 0 });
  const left = await queue.database.query('MATCH (job:Job) RETURN job.key AS key ORDER BY key');
  expect(left.map(({ key }) => key)).toEqual(['CANCELLED6', 'DEAD6', 'DEAD8', 'DONE6', 'READY31', 'READY6', 'READY8']);
});
