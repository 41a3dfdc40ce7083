import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { createRandom } from '../../bench/random.js';
import type { Graph } from '../../src/graph/graph.js';
import { eventually } from '../testkit/eventually.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';
import { numbers } from '../testkit/queue.js';

/** How often a runner is killed, what chance begins with, and how long a dead runner keeps its jobs, in ms. */
const kills = Number(process.env['JOB_KILLS'] ?? 15);
const seed = Number(process.env['JOB_KILLS_SEED'] ?? randomInt(2 ** 31));
const leaseMs = 2_000;
const jobsPerKill = 8;

jest.setTimeout(300_000 + kills * 20_000);

const program = fileURLToPath(new URL('./mortal-runner.ts', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A process that runs jobs, and what it runs at this moment. */
interface MortalRunner {
  readonly process: ChildProcess;
  readonly running: ReadonlySet<string>;
}

let database: OwnDatabase;
let graph: Graph;
const runners: MortalRunner[] = [];
let ending = false;
let hits = 0;
let deposits = 0;

function startRunner(): MortalRunner {
  const args = [program, dist, JSON.stringify(database.address), String(leaseMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const running = new Set<string>();
  child.stdout.on('data', (data: Buffer) => {
    for (const [, word, n = ''] of data.toString().matchAll(/(begin|end) (\d+)\n/g)) {
      if (word === 'begin') running.add(n);
      else running.delete(n);
    }
  });
  child.on('exit', () => {
    runners.splice(runners.indexOf(runner), 1);
    if (!ending) runners.push(startRunner());
  });
  const runner = { process: child, running };
  return runner;
}

async function enqueue(kind: string, from: number, count: number, maxAttempts: number): Promise<void> {
  await graph.write((tx) => {
    for (const i of numbers(count)) {
      const n = from + i;
      tx.enqueue({ kind, tenantKey: 't', uniqueKey: `${kind} ${n}`, payload: { n }, maxAttempts });
    }
    return Promise.resolve();
  });
}

beforeAll(async () => {
  database = await startOwnDatabase();
  graph = await database.open();
  await database.query('CREATE CONSTRAINT FOR (n:Deposit) REQUIRE n.n IS UNIQUE');
  await database.query('CREATE (:Account {total: 0})');
  runners.push(startRunner(), startRunner());
  await enqueue('poison', 1_000_000, 2, 2);
  await enqueue('refusal', 2_000_000, 2, 2);
  const random = createRandom(seed);
  for (let kill = 0; kill < kills; kill += 1) {
    await enqueue('deposit', deposits, jobsPerKill, 8);
    deposits += jobsPerKill;
    await eventually(
      () => Promise.resolve(runners.some(({ running }) => running.size > 0)),
      (busy) => busy,
    );
    await new Promise((resolve) => setTimeout(resolve, random.int(400)));
    const busy = runners.filter(({ running }) => running.size > 0);
    const victim = random.pick(busy.length > 0 ? busy : runners);
    const gone = once(victim.process, 'exit');
    if (victim.process.kill('SIGKILL')) await gone;
    if (victim.running.size > 0) hits += 1;
  }
  process.stdout.write(`job kills: seed ${seed}, ${kills} runners killed, ${hits} of them while a job ran\n`);
  await eventually(
    () => database.query(`MATCH (job:Job) WHERE job.state IN ['READY', 'RUNNING'] RETURN job.key AS key`),
    (rows) => rows.length === 0,
  );
});

afterAll(async () => {
  ending = true;
  await Promise.all(
    [...runners].map(async ({ process: child }) => {
      const gone = once(child, 'exit');
      if (child.kill('SIGKILL')) await gone;
    }),
  );
  await database.stop();
});

it('killed runners while they ran jobs, and others took these over', async () => {
  expect(hits).toBeGreaterThan(kills / 3);
  const [row] = await database.query(
    `MATCH (job:Job {kind: 'deposit'}) WHERE job.attempts > 1 RETURN toFloat(count(job)) AS again`,
  );
  expect(row?.['again']).toBeGreaterThan(0);
});

it('has the effect of every job that is done, once, and gave up none without its reason', async () => {
  const rows = await database.query(`
    MATCH (job:Job {kind: 'deposit'})
    RETURN job.payload AS payload, job.state AS state, job.error AS error, job.attempts AS attempts`);
  expect(rows).toHaveLength(deposits);
  const made = await database.query('MATCH (d:Deposit) RETURN toFloat(d.n) AS n');
  const numbersMade = new Set(made.map(({ n }) => n));
  const wrong = rows.filter(({ payload, state, error }) =>
    state === 'DONE'
      ? !numbersMade.has((JSON.parse(String(payload)) as { n: number }).n)
      : state !== 'DEAD' || error !== 'its runner ended each time before the job did',
  );
  expect(wrong).toEqual([]);
  const [account] = await database.query('MATCH (a:Account) RETURN toFloat(a.total) AS total');
  expect(account?.['total']).toBe(made.reduce((sum, { n }) => sum + Number(n), 0));
});

it('puts aside with its reason what kills each runner, and what fails each time', async () => {
  const rows = await database.query(`
    MATCH (job:Job) WHERE job.kind <> 'deposit'
    RETURN job.kind AS kind, job.state AS state, job.error AS error ORDER BY kind`);
  const poison = { kind: 'poison', state: 'DEAD', error: 'its runner ended each time before the job did' };
  const refusal = { kind: 'refusal', state: 'DEAD' };
  expect(rows).toMatchObject([poison, poison, refusal, refusal]);
  for (const { error } of rows.slice(2)) expect(['no luck', poison.error]).toContain(error);
});

it('announced what each job came to, in order, though its runners died', async () => {
  const rows = await database.query(`
    MATCH (job:Job)
    CALL (job) {
      MATCH (e:OutboxEvent {itemKey: job.key})
      RETURN collect(e.itemVersion) AS versions, count(e) AS count
    }
    WITH job, versions, count WHERE count <> job.version OR NOT job.version IN versions
    RETURN job.key AS key`);
  expect(rows).toEqual([]);
});
