import { cypher } from '../../src/graph/generated/cypher.js';
import { eventually } from '../testkit/eventually.js';
import { allDone, clockAhead, createGate, leaseMs, useQueue, type Work } from '../testkit/queue.js';

const queue = useQueue();

const only = async (): Promise<Awaited<ReturnType<typeof queue.readJobs>>[number] | undefined> =>
  (await queue.readJobs())[0];

/** Works until its signal ends it. */
const untilAborted =
  (started: () => void): Work =>
  (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      started();
    });

describe('a cancelled job', () => {
  it('gets its signal within about a second, is closed with who wanted it, and is told to its kind', async () => {
    const started = createGate();
    const told: unknown[] = [];
    await queue.enqueue({ payload: { n: 7 } });
    queue.runWith(untilAborted(started.open), { cancelled: (...args) => void told.push(args) });
    await started.opened;
    const began = performance.now();
    await queue.cancel('ada');
    await eventually(queue.states, ([state]) => state === 'CANCELLED');
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await only()).toMatchObject({ state: 'CANCELLED', cancelledBy: 'ada', uniqueKey: null, attempts: 1 });
    expect(told).toEqual([[7, 'It was cancelled by ada.']]);
    expect(await queue.announced()).toEqual([
      ['JOB_CHANGED', 'READY', 0],
      ['JOB_CHANGED', 'RUNNING', 1],
      ['JOB_CHANGED', 'CANCELLED', 1],
    ]);
  });

  it('is closed by the runner that takes it over, without being run, where its own runner is gone', async () => {
    const clock = clockAhead();
    let runs = 0;
    await queue.enqueue({});
    await queue.claimAndDie(clock);
    await queue.cancel('ada');
    clock.advance(leaseMs + 1);
    queue.runWith(() => Promise.resolve(void (runs += 1)), { clock });
    await eventually(queue.states, ([state]) => state === 'CANCELLED');
    expect(runs).toBe(0);
  });

  it('is cancelled, not repeated, when it fails before it has seen its signal', async () => {
    const gate = createGate();
    const started = createGate();
    await queue.enqueue({});
    queue.runWith(async () => {
      started.open();
      await gate.opened;
      throw new Error('failed by itself');
    });
    await started.opened;
    await queue.cancel('ada');
    gate.open();
    await eventually(queue.states, ([state]) => state === 'CANCELLED');
    expect((await only())?.cancelledBy).toBe('ada');
  });

  it('is done when its work was done before it heeded the signal', async () => {
    const started = createGate();
    const gate = createGate();
    await queue.enqueue({});
    queue.runWith(async () => {
      started.open();
      await gate.opened;
    });
    await started.opened;
    await queue.cancel('ada');
    gate.open();
    await eventually(queue.states, allDone);
    expect(await only()).toMatchObject({ state: 'DONE', cancelledBy: null });
  });

  it('runs all the same for whoever asks for its work after that', async () => {
    const started = createGate();
    let runs = 0;
    await queue.enqueue({});
    queue.runWith(async (n, run) => {
      runs += 1;
      if (runs === 1) await untilAborted(started.open)(n, run);
    });
    await started.opened;
    await queue.cancel('ada');
    await queue.enqueue({});
    await eventually(queue.states, allDone);
    expect(runs).toBe(2);
    expect(await queue.readJobs()).toMatchObject([{ state: 'DONE', cancelledBy: null }]);
  });

  it('is cancelled although its payload cannot be read, and that is logged', async () => {
    const clock = clockAhead();
    await queue.enqueue({ payload: { n: 'many' } });
    await queue.claimAndDie(clock);
    await queue.cancel('ada');
    clock.advance(leaseMs + 1);
    const { lines } = queue.runWith(() => Promise.resolve(), { clock });
    await eventually(queue.states, ([state]) => state === 'CANCELLED');
    expect(lines().map((line) => line['msg'])).toContain('the payload of a cancelled job could not be read');
  });
});

it('loses no request for a job that comes while its last attempt fails', async () => {
  const gate = createGate();
  const started = createGate();
  let runs = 0;
  await queue.enqueue({ maxAttempts: 1 });
  const clock = clockAhead();
  const { runner } = queue.runWith(
    async () => {
      runs += 1;
      if (runs > 1) return;
      started.open();
      await gate.opened;
      throw new Error('no luck');
    },
    { clock },
  );
  await started.opened;
  await queue.enqueue({ maxAttempts: 1 });
  gate.open();
  await eventually(queue.readJobs, ([job]) => job?.state === 'READY' && job.error === 'no luck');
  expect(await only()).toMatchObject({ attempts: 0, uniqueKey: 'one' });
  clock.advance(10_000);
  runner.poke();
  await eventually(queue.states, allDone);
  expect(runs).toBe(2);
});

/** Makes the one job due now, as `runJob` does. */
async function makeDue(): Promise<unknown> {
  const job = await only();
  if (job === undefined) return undefined;
  return queue.graph.write((tx) => tx.run(cypher.jobs.setDue, { key: job.key, at: new Date() }));
}

describe('a job that is run now', () => {
  it('comes back from the dead with all of its attempts, under its unique key', async () => {
    let luck = false;
    await queue.enqueue({ maxAttempts: 1 });
    queue.runWith(() => (luck ? Promise.resolve() : Promise.reject(new Error('no luck'))));
    await eventually(queue.states, ([state]) => state === 'DEAD');
    luck = true;
    expect(await makeDue()).toMatchObject({ state: 'READY', attempts: 0 });
    await eventually(queue.states, allDone);
    expect(await queue.readJobs()).toMatchObject([{ attempts: 1, error: null }]);
  });

  it('stays where it is when the same work is in the queue as another job', async () => {
    await queue.enqueue({ maxAttempts: 1 });
    const { runner } = queue.runWith(() => Promise.reject(new Error('no luck')));
    await eventually(queue.states, ([state]) => state === 'DEAD');
    await runner.stop();
    await queue.enqueue({});
    expect(await makeDue()).toBeNull();
    expect(await queue.states()).toEqual(['DEAD', 'READY']);
  });

  it('waits no longer for its next attempt', async () => {
    await queue.enqueue({});
    let runs = 0;
    const { runner } = queue.runWith(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('no luck')) : Promise.resolve();
    });
    await eventually(queue.readJobs, ([job]) => job?.state === 'READY' && job.attempts === 1);
    await makeDue();
    runner.poke();
    await eventually(queue.states, allDone);
    expect(await queue.readJobs()).toMatchObject([{ attempts: 1 }]);
  });
});

it('stores and announces progress, the last word included, and not every word', async () => {
  await queue.enqueue({});
  queue.runWith(async (_, run) => {
    for (let i = 1; i <= 500; i += 1) run.progress(i, 500, i < 500 ? 'counting' : 'counted');
    return Promise.resolve();
  });
  await eventually(queue.states, allDone);
  expect((await only())?.progress).toEqual([500, 500, 'counted']);
  expect(await queue.announced()).toEqual([
    ['JOB_CHANGED', 'READY', 0],
    ['JOB_CHANGED', 'RUNNING', 1],
    ['JOB_PROGRESSED', 1, 500],
    ['JOB_PROGRESSED', 500, 500],
    ['JOB_CHANGED', 'DONE', 1],
  ]);
});

it('lets no late runner say how far a job is that another has taken over', async () => {
  const clock = clockAhead();
  await queue.enqueue({});
  const [late] = await queue.claimAndDie(clock);
  clock.advance(leaseMs + 1);
  const [heir] = await queue.claimAndDie(clock);
  if (late === undefined || heir === undefined) throw new Error('It was not taken twice.');
  const report = (leaseToken: number, done: number): Promise<unknown> =>
    queue.graph.write((tx) =>
      tx.run(cypher.jobs.setProgress, { key: late.key, leaseToken, done, total: 9, note: null }),
    );
  expect(await report(late.leaseToken, 8)).toBeNull();
  expect(await report(heir.leaseToken, 1)).toMatchObject({ done: 1 });
  expect((await only())?.progress).toEqual([1, 9, null]);
});
