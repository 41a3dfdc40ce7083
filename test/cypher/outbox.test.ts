import 'reflect-metadata';
import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { encodeParams } from '../../src/graph/encode.js';
import { cypher } from '../../src/graph/generated/cypher.js';
import type { SequencedRow } from '../../src/graph/generated/outbox.js';
import { trimFeed } from '../../src/modules/operations/index.js';
import { newKey } from '../../src/shared/ids.js';
import { createTestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { startFaultProxy } from '../testkit/fault-proxy.js';
import { change, createTestLog, listen, type Listener } from '../testkit/feed.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';

/** "Gapless" is a statement about the whole feed, so that these tests have a database of their own. */
let database: OwnDatabase;
beforeAll(async () => {
  database = await startOwnDatabase();
}, 120_000);
afterAll(() => database.stop(), 30_000);
afterEach(() =>
  database.query('MATCH (n) WHERE n:OutboxEvent OR n:Sequencer OR n:MemoryItem OR n:Job DETACH DELETE n'),
);

jest.setTimeout(120_000);

const day = 24 * 60 * 60 * 1_000;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Positions and versions of every event of the feed, in order of position. */
function readFeed(): Promise<{ position: number; itemKey: string; itemVersion: number; unsequenced: boolean }[]> {
  return database.query(`
    MATCH (e:OutboxEvent)
    RETURN e.position AS position, e.itemKey AS itemKey, e.itemVersion AS itemVersion, e:Unsequenced AS unsequenced
    ORDER BY position`) as ReturnType<typeof readFeed>;
}

function versionsByItem(events: readonly { itemKey: string; itemVersion: number }[]): Record<string, number[]> {
  const versions: Record<string, number[]> = {};
  for (const event of events) (versions[event.itemKey] ??= []).push(event.itemVersion);
  return versions;
}

/** One turn of a sequencer in a transaction of its own, at a moment of its own clock. */
async function sequence(holder: string, now: Date, { token = 0, limit = 1_000 } = {}): Promise<SequencedRow | null> {
  const graph = await database.open();
  const expiresAt = new Date(now.getTime() + 5_000);
  return graph.write((tx) => tx.run(cypher.outbox.setPositions, { holder, token, now, expiresAt, limit }));
}

it('gives every event of 16 writers on two servers one position, without a gap, per item in the order of its versions', async () => {
  const { log, lines } = createTestLog();
  const servers = await Promise.all([database.open(), database.open()]);
  const listeners = await Promise.all(servers.map((graph) => listen(graph, 't', log)));
  const items = numbers(6).map((i) => `item${i}`);
  const writers = numbers(16).map(async (writer) => {
    for (const step of numbers(25)) {
      const first = items[(writer + step) % 6] ?? '';
      const second = items[(writer * step) % 6] ?? '';
      const graph = servers[(writer + step) % 2] ?? (await database.open());
      await change(graph, 't', [...new Set([first, second])].sort());
      listeners[writer % 2]?.dispatcher.poke();
    }
  });
  await Promise.all(writers);
  const total = (await readFeed()).length;
  expect(total).toBeGreaterThan(500);
  await eventually(
    () => Promise.resolve(listeners.map(({ seen }) => seen.length)),
    (counts) => counts.every((count) => count >= total),
  );
  await Promise.all(listeners.map((listener) => listener.stop()));
  const feed = await readFeed();
  expect(feed.map((event) => event.position)).toEqual(numbers(total));
  const versions = Object.values(versionsByItem(feed));
  expect(versions).toHaveLength(6);
  for (const list of versions) expect(list).toEqual(numbers(list.length));
  for (const { seen } of listeners) expect(seen.map((event) => event.position)).toEqual(numbers(total));
  expect(lines()).toEqual([]);
});

it('lets no sequencer that slept beyond its lease give positions, and no two give the same', async () => {
  const graph = await database.open();
  const start = new Date();
  const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
  await change(graph, 't', ['a', 'b']);
  expect(await sequence('first', at(0))).toEqual({ count: 2, position: 2, token: 1 });
  await change(graph, 't', ['a']);
  expect(await sequence('second', at(4))).toBeNull();
  expect(await sequence('second', at(6))).toEqual({ count: 1, position: 3, token: 2 });
  await change(graph, 't', ['a', 'b']);
  expect(await sequence('first', at(1))).toBeNull();
  expect(await sequence('second', at(7), { token: 2 })).toEqual({ count: 2, position: 5, token: 2 });
  expect((await readFeed()).map((event) => event.position)).toEqual(numbers(5));
});

it('lets a former holder that wakes up with its old token give no positions, whatever its clock says', async () => {
  const graph = await database.open();
  const now = new Date();
  const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
  await change(graph, 't', ['a']);
  expect(await sequence('paused', now)).toEqual({ count: 1, position: 1, token: 1 });
  await change(graph, 't', ['a']);
  expect(await sequence('next', after(6))).toEqual({ count: 1, position: 2, token: 2 });
  await change(graph, 't', ['a']);
  // It wakes up: its lease was taken, and by its clock the other one's has expired long ago.
  expect(await sequence('paused', after(60), { token: 1 })).toBeNull();
  // It holds the lease again; a turn that was sent under the old one arrives late.
  expect(await sequence('paused', after(60))).toEqual({ count: 1, position: 3, token: 3 });
  await change(graph, 't', ['a']);
  expect(await sequence('paused', after(61), { token: 1 })).toBeNull();
  expect(await sequence('next', after(61), { token: 2 })).toBeNull();
  expect(await sequence('paused', after(61), { token: 3 })).toEqual({ count: 1, position: 4, token: 3 });
  expect((await readFeed()).map(({ position, itemVersion }) => [position, itemVersion])).toEqual(
    [1, 2, 3, 4].map((i) => [i, i]),
  );
});

it('places what preceded an event before it, also when it is found without it at first', async () => {
  const graph = await database.open();
  const rows = ['z', 'b'].map((key, i) => ({ ...newEventRow(), key, itemKey: 'x', itemVersion: i + 1 }));
  // The clock of the server that wrote the first version is ahead, so that a look at the oldest finds the second alone.
  await graph.write((tx) => tx.run(cypher.outbox.createEvents, { events: rows }));
  expect(await sequence('s', new Date(), { limit: 1 })).toMatchObject({ count: 2, position: 2 });
  expect(versionsByItem(await readFeed())).toEqual({ x: [1, 2] });
});

it('makes the next sequencer wait for one that stopped in the middle of its turn', async () => {
  const graph = await database.open();
  await change(graph, 't', ['a', 'b', 'c']);
  const stuck = await beginTurn(database.driver, 'stuck');
  let done = false;
  const next = sequence('next', new Date(Date.now() + day)).finally(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(done).toBe(false);
  await change(graph, 't', ['d']);
  await stuck.commit();
  expect(await next).toEqual({ count: 1, position: 4, token: 2 });
  expect((await readFeed()).map((event) => event.position)).toEqual(numbers(4));
});

async function beginTurn(driver: Driver, holder: string): Promise<{ commit(): Promise<void> }> {
  const session = driver.session({ database: 'neo4j' });
  const tx = session.beginTransaction();
  const now = new Date();
  const params = { holder, token: 0, now, expiresAt: new Date(now.getTime() + 5_000), limit: 1_000 };
  await tx.run(cypher.outbox.setPositions.text, encodeParams(params, cypher.outbox.setPositions.params));
  return {
    commit: async () => {
      await tx.commit();
      await session.close();
    },
  };
}

it('announces and enqueues nothing for a transaction that is rolled back', async () => {
  const graph = await database.open();
  const { log } = createTestLog();
  const listener = await listen(graph, 't', log);
  const undone = graph.write(async (tx) => {
    await tx.run(cypher.outbox.createEvents, { events: [newEventRow()] });
    tx.enqueue({ kind: 'x', tenantKey: 't', uniqueKey: 'x', payload: {} });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await change(graph, 't', ['after']);
  await eventually(
    () => Promise.resolve(listener.seen.length),
    (count) => count > 0,
  );
  await listener.stop();
  expect(listener.seen.map((event) => event.itemKey)).toEqual(['after']);
  expect(await database.query('MATCH (n) WHERE n:Job OR n.itemKey = "undone" RETURN n')).toEqual([]);
});

function newEventRow() {
  const scopes = { scopesBefore: [], scopesAfter: ['s'] };
  const what = { kind: 'DOCUMENT_CREATED', itemKey: 'undone', itemVersion: 1, payload: '{}' };
  return { key: newKey(), tenantKey: 't', ...what, ...scopes, at: new Date() };
}

it('announces once what a deadlock made the database run twice', async () => {
  const graph = await database.open();
  const both = createBarrier(2);
  let runs = 0;
  const meanwhile = async (): Promise<void> => {
    runs += 1;
    if (runs <= 2) await both();
  };
  await Promise.all([change(graph, 't', ['x', 'y'], meanwhile), change(graph, 't', ['y', 'x'], meanwhile)]);
  expect(runs).toBeGreaterThan(4);
  await sequence('s', new Date());
  expect(versionsByItem(await readFeed())).toEqual({ x: [1, 2], y: [1, 2] });
});

function createBarrier(count: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === count) open();
    return opened;
  };
}

it('deletes events older than 7 days once they have a position, and no others', async () => {
  const now = new Date();
  const clock = createTestClock(new Date(now.getTime() - 8 * day));
  const old = await database.open({ clock });
  await change(old, 't', ['old1', 'old2']);
  await sequence('s', clock.now());
  await change(old, 't', ['waits']);
  const fresh = await database.open();
  await change(fresh, 't', ['new']);
  const trimmed = await trimFeed({ graph: fresh, clock: createTestClock(now) });
  expect(trimmed.events).toBe(2);
  expect(versionsByItem(await readFeed())).toEqual({ waits: [1], new: [1] });
  expect(await sequence('s', now)).toEqual({ count: 2, position: 4, token: 1 });
});

it('goes on from its position after an outage of the database: nothing lost, nothing twice', async () => {
  const { log, lines } = createTestLog();
  const direct = await database.open();
  const proxy = await startFaultProxy(Number(new URL(database.address.uri).port));
  const behindProxy = await database.open({ uri: `bolt://127.0.0.1:${proxy.port}` });
  const cutOff = await listen(behindProxy, 't', log);
  await writeMany(direct, 20);
  await expectSeen(cutOff, 20);
  proxy.cut();
  const other = await listen(direct, 't', log);
  await writeMany(direct, 30);
  await expectSeen(other, 30);
  await eventually(
    () => Promise.resolve(lines().length),
    (count) => count > 0,
  );
  expect(cutOff.seen).toHaveLength(20);
  proxy.restore();
  await writeMany(direct, 10);
  await expectSeen(cutOff, 60);
  expect(proxy.broken()).toBeGreaterThan(0);
  expect(cutOff.seen.map((event) => event.position)).toEqual(numbers(60));
  expect(lines()[0]).toMatchObject({ msg: 'outbox turn failed' });
  await Promise.all([cutOff.stop(), other.stop()]);
  await proxy.stop();
});

async function writeMany(graph: Parameters<typeof change>[0], count: number): Promise<void> {
  for (const i of numbers(count)) await change(graph, 't', [`item${i % 4}`]);
}

function expectSeen(listener: Listener, count: number): Promise<number> {
  return eventually(
    () => Promise.resolve(listener.seen.length),
    (seen) => seen >= count,
  );
}

it('waits for an event that becomes visible after the one behind it, and passes over one that was deleted', async () => {
  const { log, lines } = createTestLog();
  const clock = createTestClock();
  const listener = await listen(await database.open(), 't', log, clock);
  await placeEvent(1);
  await placeEvent(3);
  await expectSeen(listener, 1);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(listener.seen.map((event) => event.position)).toEqual([1]);
  await placeEvent(2);
  await expectSeen(listener, 3);
  await placeEvent(5);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(listener.seen).toHaveLength(3);
  clock.advance(6_000);
  await expectSeen(listener, 4);
  expect(listener.seen.map((event) => event.position)).toEqual([1, 2, 3, 5]);
  expect(lines()).toMatchObject([{ after: 3, next: 5 }]);
  await listener.stop();
});

async function placeEvent(position: number): Promise<void> {
  await database.query(
    `CREATE (:OutboxEvent {key: $key, position: toInteger($position), tenantKey: 't', kind: 'DOCUMENT_UPDATED', itemKey: 'i',
       itemVersion: toInteger($position), scopesBefore: [], scopesAfter: [], at: datetime(), payload: '{}'})`,
    { key: newKey(), position },
  );
}
