import 'reflect-metadata';
import { jest } from '@jest/globals';
import { createMetrics } from '../../src/metrics/create-metrics.js';
import { type Bell, openRedisBell } from '../../src/outbox/bell.js';
import { startDispatcher } from '../../src/outbox/dispatcher.js';
import { createEventHub, type EventHub } from '../../src/outbox/event-hub.js';
import { systemClock } from '../../src/shared/clock.js';
import { eventually } from '../testkit/eventually.js';
import { change, createTestLog } from '../testkit/feed.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';
import { findRedis, prepareRedis, type TestRedis } from '../testkit/redis.js';

const program = await findRedis();
const withRedis = program === undefined ? describe.skip : describe;

jest.setTimeout(120_000);

/** One server: its hub, its bell, and a way to write that wakes it. */
interface Server {
  readonly hub: EventHub;
  readonly bell: Bell;
  readonly lines: () => readonly Record<string, unknown>[];
  readonly failures: () => Promise<number>;
  write(): Promise<void>;
  stop(): Promise<void>;
}

async function startServer(database: OwnDatabase, url: string, pollMs = 500): Promise<Server> {
  const { log, lines } = createTestLog();
  const metrics = createMetrics();
  const hub = createEventHub();
  const bell = await openRedisBell(url, log, metrics);
  const graph = await database.open({ onCommit: () => dispatcher.poke() });
  const dispatcher = await startDispatcher(graph, hub, systemClock, log, { bell, pollMs });
  return {
    hub,
    bell,
    lines,
    failures: async () => (await metrics.redisFailures.get()).values[0]?.value ?? 0,
    write: () => change(graph, 't', ['a']),
    stop: async () => {
      await dispatcher.stop();
      await bell.stop();
    },
  };
}

/** Writes on one server and gives the ms until another one has delivered it. */
async function delay(from: Server, to: Server): Promise<number> {
  const batches = to.hub.subscribe('documents', 't');
  const arrived = batches.next();
  await from.write();
  const begun = performance.now();
  await arrived;
  await batches.return();
  return performance.now() - begun;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

async function medianDelay(from: Server, to: Server): Promise<number> {
  const delays: number[] = [];
  for (let i = 0; i < 15; i += 1) delays.push(await delay(from, to));
  return median(delays);
}

withRedis('a bell over Redis', () => {
  let database: OwnDatabase;
  let redis: TestRedis;
  let servers: readonly Server[];
  const pair = (): readonly [Server, Server] => [servers[0] as Server, servers[1] as Server];
  const allReady = (): Promise<unknown> =>
    eventually(
      () => Promise.resolve(servers.map(({ bell }) => bell.isReady())),
      (ready) => ready.every(Boolean),
    );
  beforeAll(async () => {
    database = await startOwnDatabase();
    redis = await prepareRedis(program ?? '');
  });
  beforeEach(async () => {
    await database.query('MATCH (n) WHERE n:OutboxEvent OR n:Sequencer OR n:MemoryItem DETACH DELETE n');
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await redis.kill();
  });
  afterAll(() => database.stop());

  it('brings an event to another server sooner than its poll, whoever is the sequencer', async () => {
    await redis.start();
    servers = await Promise.all([startServer(database, redis.url, 4_000), startServer(database, redis.url, 4_000)]);
    await allReady();
    const [one, other] = pair();
    for (const [from, to] of [pair(), [other, one] as const]) {
      await from.write();
      const waiting = await medianDelay(from, to);
      expect(waiting).toBeLessThan(1_000); // by polls alone it is 2 s in the middle, twice that where two have to wait
    }
    expect([...one.lines(), ...other.lines()]).toEqual([]);
  });

  it('delivers all the same while Redis is away, says so once, and rings again when it is back', async () => {
    servers = await Promise.all([startServer(database, redis.url), startServer(database, redis.url)]);
    const [one, other] = pair();
    expect(await delay(one, other)).toBeLessThan(10_000);
    await eventually(one.failures, (count) => count > 2);
    const warnings = (): unknown[] => one.lines().filter(({ level }) => level === 40);
    expect(new Set(warnings().map((line) => (line as { redis: string }).redis)).size).toBe(warnings().length);
    expect(warnings().length).toBeGreaterThan(0);
    await redis.start();
    await allReady();
    expect(await medianDelay(one, other)).toBeLessThan(200);
    expect(one.lines().some(({ msg }) => msg === 'Redis is back')).toBe(true);
    await redis.kill();
    await eventually(
      () => Promise.resolve(servers.some(({ bell }) => bell.isReady())),
      (ready) => !ready,
    );
    expect(await delay(one, other)).toBeLessThan(10_000);
  });

  it('stops at once while Redis is away', async () => {
    servers = [await startServer(database, redis.url)];
    const begun = performance.now();
    await servers[0]?.stop();
    expect(performance.now() - begun).toBeLessThan(2_000);
    servers = [];
  });
});
