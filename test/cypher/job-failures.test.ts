import { eventually } from '../testkit/eventually.js';
import { allDone, clockAhead, createGate, leaseMs, useQueue } from '../testkit/queue.js';

const queue = useQueue();

const never = (): Promise<void> => new Promise(() => undefined);

it('repeats a failing job with growing pauses, and puts it aside as dead with its reason', async () => {
  const clock = clockAhead();
  const told: (readonly [number, boolean, string])[] = [];
  await queue.enqueue({ maxAttempts: 3 });
  const { runner, lines } = queue.runWith(() => Promise.reject(new Error('no luck')), {
    clock,
    failed: (_, run, reason) => void told.push([run.attempt, run.lastAttempt, reason]),
  });
  for (const [attempt, pause] of [
    [1, 1_000],
    [2, 2_000],
  ] as const) {
    const [job] = await eventually(queue.readJobs, ([seen]) => seen?.state === 'READY' && seen.attempts === attempt);
    const waits = (job?.runAt ?? 0) - clock.now().getTime();
    expect(waits).toBeGreaterThanOrEqual(pause);
    expect(waits).toBeLessThanOrEqual(pause * 1.2 + 1);
    clock.advance(waits);
    runner.poke();
  }
  await eventually(queue.states, ([state]) => state === 'DEAD');
  expect(await queue.readJobs()).toMatchObject([{ state: 'DEAD', attempts: 3, error: 'no luck', uniqueKey: null }]);
  expect(told).toEqual([
    [1, false, 'no luck'],
    [2, false, 'no luck'],
    [3, true, 'no luck'],
  ]);
  expect(lines()).toMatchObject([
    { attempt: 1, dead: false },
    { attempt: 2 },
    { attempt: 3, dead: true, reason: 'no luck' },
  ]);
  clock.advance(3_600_000);
  runner.poke();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told).toHaveLength(3);
});

it('puts a job aside whose runner died with it each time, without running it again', async () => {
  const clock = clockAhead();
  const reasons: string[] = [];
  let runs = 0;
  await queue.enqueue({ maxAttempts: 2 });
  for (const attempts of [1, 2]) {
    expect(await queue.claimAndDie(clock)).toMatchObject([{ attempts }]);
    expect(await queue.claimAndDie(clock)).toEqual([]);
    clock.advance(leaseMs + 1);
  }
  queue.runWith(() => Promise.resolve(void (runs += 1)), {
    clock,
    failed: (_, __, reason) => void reasons.push(reason),
  });
  await eventually(queue.states, ([state]) => state === 'DEAD');
  expect(runs).toBe(0);
  expect(reasons).toEqual([expect.stringContaining('its runner ended each time')]);
  expect((await queue.readJobs())[0]?.error).toContain('its runner ended each time');
});

it('runs no job whose payload is not of its kind, and puts it aside', async () => {
  let runs = 0;
  await queue.enqueue({ payload: { n: 'many' }, maxAttempts: 1 }, { uniqueKey: 'good', payload: { n: 7 } });
  queue.runWith(() => Promise.resolve(void (runs += 1)));
  await eventually(queue.states, (list) => list.includes('DEAD') && list.includes('DONE'));
  expect(runs).toBe(1);
  expect((await queue.readJobs()).find((job) => job.state === 'DEAD')?.error).toContain('expected number');
});

it('closes a job that was done even when what follows its failure fails', async () => {
  await queue.enqueue({ maxAttempts: 1 });
  const { lines } = queue.runWith(() => Promise.reject(new Error('first')), {
    failed: () => {
      throw new Error('second');
    },
  });
  await eventually(queue.states, ([state]) => state === 'DEAD');
  expect((await queue.readJobs())[0]?.error).toBe('first');
  expect(lines().map((line) => line['msg'])).toEqual(['job failed', 'the failure of a job could not be noted']);
});

it('stops in bounded time although a job does not heed its signal, and leaves the job to its lease', async () => {
  const clock = clockAhead();
  await queue.enqueue({});
  const started = createGate();
  const { runner, lines } = queue.runWith(
    () => {
      started.open();
      return never();
    },
    { clock },
  );
  await started.opened;
  const began = performance.now();
  await runner.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(lines().map((line) => line['msg'])).toEqual(['jobs did not end in time: they are left to their leases']);
  expect(await queue.states()).toEqual(['RUNNING']);
  const attempts: number[] = [];
  clock.advance(leaseMs + 1);
  queue.runWith((_, run) => Promise.resolve(void attempts.push(run.attempt)), { clock });
  await eventually(queue.states, allDone);
  expect(attempts).toEqual([2]);
});
