import { jest } from '@jest/globals';
import { z } from 'zod';
import type { Services } from '../../src/context.js';
import { createMetrics } from '../../src/metrics/create-metrics.js';
import { cypher } from '../../src/graph/generated/cypher.js';
import type { JobRow } from '../../src/graph/generated/jobs.js';
import type { Graph } from '../../src/graph/graph.js';
import { defineJob, type JobRun } from '../../src/jobs/define-job.js';
import type { NewJob } from '../../src/jobs/new-job.js';
import { type JobRunner, startJobRunner } from '../../src/jobs/runner.js';
import type { Clock } from '../../src/shared/clock.js';
import { createSystemEvents } from '../../src/outbox/system-events.js';
import { createTestClock, type TestClock } from './clock.js';
import { createTestLog } from './feed.js';
import { type OwnDatabase, startOwnDatabase } from './own-database.js';

/** How long a runner keeps a job without a sign of life, in ms. */
export const leaseMs = 30_000;

/** What a job does; its payload is a number. */
export type Work = (n: number, run: JobRun) => Promise<void>;

/** A job as it stands in the queue. */
export interface StoredJob {
  readonly key: string;
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly uniqueKey: string | null;
  readonly runAt: number;
  readonly cancelledBy: string | null;
  readonly progress: readonly (number | string | null)[];
}

interface RunOptions {
  readonly clock?: Clock;
  readonly on?: Graph;
  readonly failed?: (n: number, run: JobRun, reason: string) => void;
  readonly cancelled?: (n: number, reason: string) => void;
}

/** A queue on a database of its own: runners take any job that is due. */
export interface TestQueue {
  readonly graph: Graph;
  readonly database: OwnDatabase;
  /** A graph of its own, as a second server has one. */
  openGraph(): Promise<Graph>;
  /** Starts a runner, as a server has one, over one kind of job. Stopped after the test. */
  runWith(
    work: Work,
    options?: RunOptions,
  ): { readonly runner: JobRunner; readonly lines: () => readonly Record<string, unknown>[] };
  /** Puts jobs in the queue that are due. */
  enqueue(...jobs: readonly Partial<NewJob>[]): Promise<void>;
  readJobs(): Promise<readonly StoredJob[]>;
  states(): Promise<readonly string[]>;
  /** Asks for the end of the one job in the queue, as `cancelJob` does. */
  cancel(by: string): Promise<void>;
  /** What was announced of jobs, in order: event, state, progress. */
  announced(): Promise<readonly (readonly unknown[])[]>;
  /** Takes jobs as a runner does that is killed afterwards. */
  claimAndDie(clock: Clock): Promise<readonly JobRow[]>;
}

/** Starts a database for the tests of a file and empties its queue after each of them. */
export function useQueue(): TestQueue {
  jest.setTimeout(120_000);
  let database: OwnDatabase;
  let graph: Graph;
  const runners: JobRunner[] = [];
  beforeAll(async () => {
    database = await startOwnDatabase();
    graph = await database.open();
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await database.query('MATCH (n:Job|OutboxEvent|Schedule|Tenant) DETACH DELETE n');
  });
  afterAll(() => database.stop());
  const readJobs = (): Promise<readonly StoredJob[]> =>
    database.query(`
      MATCH (job:Job)
      RETURN job.key AS key, job.state AS state, job.cancelledBy AS cancelledBy,
             [job.progressDone, job.progressTotal, job.progressNote] AS progress, job.attempts AS attempts, job.error AS error, job.uniqueKey AS uniqueKey,
             toFloat(job.runAt.epochMillis) AS runAt
      ORDER BY job.key`) as unknown as Promise<readonly StoredJob[]>;
  return {
    get graph() {
      return graph;
    },
    get database() {
      return database;
    },
    openGraph: () => database.open(),
    runWith: (
      work,
      { clock = clockAhead(), on = graph, failed = () => undefined, cancelled = () => undefined } = {},
    ) => {
      const { log, lines } = createTestLog();
      const systemEvents = createSystemEvents({ graph: on, log });
      const services = { graph: on, clock, log, metrics: createMetrics(), systemEvents } as unknown as Services;
      const runner = startJobRunner(services, [countingJob(work, failed, cancelled)]);
      runners.push(runner);
      return { runner, lines };
    },
    enqueue: (...jobs) =>
      graph.write((tx) => {
        for (const job of jobs)
          tx.enqueue({ kind: 'count', tenantKey: 't', uniqueKey: 'one', payload: { n: 1 }, ...job });
        return Promise.resolve();
      }),
    readJobs,
    states: async () => (await readJobs()).map((job) => job.state),
    cancel: async (by) => {
      const [job] = await readJobs();
      if (job === undefined) throw new Error('There is no job to be cancelled.');
      await graph.write((tx) => tx.run(cypher.jobs.setCancelRequested, { key: job.key, by, at: new Date() }));
    },
    announced: async () => {
      const rows = await database.query(`
        MATCH (e:OutboxEvent) RETURN e.kind AS kind, e.payload AS payload ORDER BY e.itemKey, e.itemVersion`);
      return rows.map(({ kind, payload }) => {
        const { state, attempts, done, total } = JSON.parse(String(payload)) as Record<string, unknown>;
        return kind === 'JOB_PROGRESSED' ? [kind, done, total] : [kind, state, attempts];
      });
    },
    claimAndDie: (clock) => {
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const params = { kinds: ['count'], holder: 'killed', now, leaseUntil, limit: 10 };
      return graph.write((tx) => tx.run(cypher.jobs.setClaimed, params));
    },
  };
}

function countingJob(
  work: Work,
  failed: NonNullable<RunOptions['failed']>,
  cancelled: NonNullable<RunOptions['cancelled']>,
): ReturnType<typeof defineJob> {
  return defineJob<{ n: number }>({
    kind: 'count',
    payload: z.object({ n: z.number() }),
    run: (_, { n }, run) => work(n, run),
    failed: (_, { n }, run, reason) => Promise.resolve().then(() => failed(n, run, reason)),
    cancelled: (_, { n }, reason) => Promise.resolve().then(() => cancelled(n, reason)),
  });
}

/** A clock that stands a minute ahead, so that whatever is in the queue is due. */
export const clockAhead = (): TestClock => createTestClock(new Date(Date.now() + 60_000));

export const allDone = (list: readonly string[]): boolean => list.every((state) => state === 'DONE');

/** A gate that stays shut until it is opened. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The numbers from 1 to `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
