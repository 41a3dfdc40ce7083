/**
 * A program that runs jobs until it is killed: `node mortal-runner.ts DIST ADDRESS LEASE_MS`. It prints `begin N` and
 * `end N` for each job that it runs. A deposit adds its number to the account, once, however often it runs; a refusal
 * fails each time; poison kills its runner.
 */
import { writeSync } from 'node:fs';
import { z } from 'zod';
import type { Services } from '../../src/context.js';
import type * as Graphs from '../../src/graph/open-graph.js';
import type { Statement } from '../../src/graph/statement.js';
import type * as Jobs from '../../src/jobs/define-job.js';
import type * as Runners from '../../src/jobs/runner.js';
import type * as Counters from '../../src/metrics/create-metrics.js';
import type * as Notices from '../../src/outbox/system-events.js';
import type * as Clocks from '../../src/shared/clock.js';
import type * as Logs from '../../src/shared/log.js';

const [, , dist = '', address = '', leaseMs = ''] = process.argv;
const load = async <T>(path: string): Promise<T> => (await import(`${dist}/${path}`)) as T;
const { openGraph } = await load<typeof Graphs>('graph/open-graph.js');
const { startJobRunner } = await load<typeof Runners>('jobs/runner.js');
const { defineJob } = await load<typeof Jobs>('jobs/define-job.js');
const { createMetrics } = await load<typeof Counters>('metrics/create-metrics.js');
const { createSystemEvents } = await load<typeof Notices>('outbox/system-events.js');
const { createLog } = await load<typeof Logs>('shared/log.js');
const { systemClock: clock } = await load<typeof Clocks>('shared/clock.js');

const deposit: Statement<{ n: number }, { n: number }> = {
  name: 'test/deposit',
  mode: 'write',
  cardinality: 'one',
  params: { n: 'int' },
  text: `MATCH (locked:Account) SET locked.lock = true
         WITH count(*) AS accounts
         MATCH (account:Account)
         MERGE (made:Deposit {n: $params.n}) ON CREATE SET made.fresh = true, account.total = account.total + $params.n
         RETURN made.n AS n`,
};

const payload = z.object({ n: z.number() });
type Work = (services: Services, n: number, run: Jobs.JobRun) => Promise<void>;

const told =
  (work: Work) =>
  async (services: Services, { n }: { n: number }, run: Jobs.JobRun): Promise<void> => {
    writeSync(1, `begin ${n}\n`);
    try {
      await work(services, n, run);
    } finally {
      writeSync(1, `end ${n}\n`);
    }
  };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const add: Work = async ({ graph }, n, run) => {
  run.progress(0, 2);
  await pause(50 + Math.random() * 200);
  await graph.write((tx) => tx.run(deposit, { n }));
  run.progress(1, 2);
  await pause(Math.random() * 200);
};

const log = createLog('error');
const graph = await openGraph(JSON.parse(address) as Graphs.GraphAddress, {
  clock,
  timeoutMs: 30_000,
  onCommit: () => undefined,
});
const services = { graph, clock, log, metrics: createMetrics(), systemEvents: createSystemEvents({ graph, log }) };
startJobRunner(
  services as unknown as Services,
  [
    defineJob({ kind: 'deposit', payload, run: told(add) }),
    defineJob({ kind: 'refusal', payload, run: told(() => Promise.reject(new Error('no luck'))) }),
    defineJob({ kind: 'poison', payload, run: told(() => Promise.resolve(void process.kill(process.pid, 'SIGKILL'))) }),
  ],
  { leaseMs: Number(leaseMs) },
);
