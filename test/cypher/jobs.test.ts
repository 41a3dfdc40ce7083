import 'reflect-metadata';
import { takeOverJobs } from '../../src/jobs/runner.js';
import { createTestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { createTestLog } from '../testkit/feed.js';
import { allDone, clockAhead, createGate, leaseMs, numbers, type Work, useQueue } from '../testkit/queue.js';

const queue = useQueue();

it('gives each of 80 jobs to one of four runners, and to no other', async () => {
  const second = await queue.openGraph();
  await queue.enqueue(...numbers(80).map((n) => ({ uniqueKey: `job ${n}`, payload: { n } })));
  const ran: number[] = [];
  const work: Work = (n) => {
    ran.push(n);
    return Promise.resolve();
  };
  for (const i of numbers(4)) queue.runWith(work, { on: i % 2 === 0 ? queue.graph : second });
  await eventually(queue.states, allDone);
  expect(ran.sort((a, b) => a - b)).toEqual(numbers(80));
});

it('takes a job over when the lease of its runner has ended, and lets the late runner close nothing', async () => {
  const clock = clockAhead();
  const gate = createGate();
  const attempts: number[] = [];
  await queue.enqueue({});
  queue.runWith(
    async (_, run) => {
      attempts.push(run.attempt);
      await gate.opened;
    },
    { clock },
  );
  await eventually(
    () => Promise.resolve(attempts.length),
    (count) => count === 1,
  );
  const later = createTestClock(new Date(clock.now().getTime() + leaseMs - 1_000));
  const end = createGate();
  const { runner: heir } = queue.runWith(
    async (_, run) => {
      attempts.push(run.attempt);
      await end.opened;
    },
    { clock: later },
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(attempts).toEqual([1]);
  later.advance(2_000);
  heir.poke();
  await eventually(
    () => Promise.resolve(attempts.length),
    (count) => count === 2,
  );
  gate.open();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await queue.readJobs()).toMatchObject([{ state: 'RUNNING', attempts: 2 }]);
  end.open();
  await eventually(queue.states, allDone);
  expect(attempts).toEqual([1, 2]);
});

it('keeps one job of a unique key while it waits, and frees the key when it is done', async () => {
  await queue.enqueue({ payload: { n: 1 } });
  await queue.enqueue({ payload: { n: 2 } });
  expect(await queue.readJobs()).toMatchObject([{ state: 'READY', uniqueKey: 'one' }]);
  const ran: number[] = [];
  const { runner } = queue.runWith((n) => {
    ran.push(n);
    return Promise.resolve();
  });
  await eventually(queue.states, allDone);
  await queue.enqueue({ payload: { n: 3 } });
  runner.poke();
  await eventually(queue.states, (list) => list.length === 2 && allDone(list));
  expect(ran).toEqual([1, 3]);
});

it('runs a job once more that was asked for while it ran', async () => {
  const gate = createGate();
  let runs = 0;
  await queue.enqueue({});
  queue.runWith(async () => {
    runs += 1;
    if (runs === 1) await gate.opened;
  });
  await eventually(
    () => Promise.resolve(runs),
    (count) => count === 1,
  );
  await queue.enqueue({});
  expect(await queue.states()).toEqual(['RUNNING']);
  gate.open();
  await eventually(queue.states, allDone);
  expect(runs).toBe(2);
});

it('loses no request for a job that comes just when the job before it ends', async () => {
  let asked = 0;
  let done = 0;
  const { runner } = queue.runWith(() => {
    done = asked;
    return Promise.resolve();
  });
  for (const i of numbers(150)) {
    const next = queue.enqueue({}).then(() => {
      asked = Math.max(asked, i);
    });
    runner.poke();
    await next;
  }
  const committed = asked;
  await eventually(queue.states, allDone);
  runner.poke();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toBe(committed);
});

it('gives its jobs back when it stops, so that another server goes on at once and the attempt does not count', async () => {
  await queue.enqueue({});
  const started = createGate();
  const { runner } = queue.runWith(async (_, run) => {
    started.open();
    await new Promise((_resolve, reject) => run.signal.addEventListener('abort', () => reject(new Error('stopped'))));
  });
  await started.opened;
  await runner.stop();
  expect(await queue.readJobs()).toMatchObject([{ state: 'READY', attempts: 0, error: null }]);
  const attempts: number[] = [];
  queue.runWith((_, run) => Promise.resolve(void attempts.push(run.attempt)));
  await eventually(queue.states, allDone);
  expect(attempts).toEqual([1]);
});

it('goes on at once with the jobs of a killed server where no other server uses the database', async () => {
  const clock = clockAhead();
  await queue.enqueue({});
  await queue.claimAndDie(clock);
  await takeOverJobs({ graph: queue.graph, clock, log: createTestLog().log });
  const attempts: number[] = [];
  queue.runWith((_, run) => Promise.resolve(void attempts.push(run.attempt)), { clock });
  await eventually(queue.states, allDone);
  expect(attempts).toEqual([2]);
});
