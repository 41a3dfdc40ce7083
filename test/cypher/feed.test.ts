import 'reflect-metadata';
import { jest } from '@jest/globals';
import type { Graph } from '../../src/graph/graph.js';
import { trimFeed } from '../../src/modules/operations/index.js';
import { createTestClock } from '../testkit/clock.js';
import { eventually } from '../testkit/eventually.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';
import {
  changeItems,
  type FeedServer,
  moveItem,
  seedSmallWorld,
  specOf,
  startFeed,
  watch,
  type Watcher,
} from '../testkit/watchers.js';

let database: OwnDatabase;
let graph: Graph;
let server: FeedServer;

jest.setTimeout(120_000);
beforeAll(async () => {
  database = await startOwnDatabase();
}, 120_000);
beforeEach(async () => {
  await database.query('MATCH (n) WHERE NOT n:SchemaVersion DETACH DELETE n');
  await seedSmallWorld(database);
  graph = await database.open({ onCommit: () => server.dispatcher.poke() });
  server = await startFeed(graph);
});
afterEach(() => server.stop());
afterAll(() => database.stop(), 30_000);

const items = (count: number): string[] => Array.from({ length: count }, (_, i) => `a${i % 10}`);
const positions = (watcher: Watcher): number[] => watcher.seen.map((event) => event.position);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

async function write(count: number): Promise<void> {
  for (let done = 0; done < count; done += 10) await changeItems(graph, items(Math.min(10, count - done)));
}

async function countEvents(): Promise<number> {
  return (await database.query('MATCH (e:OutboxEvent) RETURN e.key')).length;
}

/** Waits until a watcher was told something, and gives what it was told so far. */
async function until(watcher: Watcher, isMet: (seen: Watcher['seen']) => boolean): Promise<Watcher['seen']> {
  return eventually(() => Promise.resolve(watcher.seen), isMet);
}

/** What a watcher was told, by item; between items there is no order. */
const toldOf = (watcher: Watcher): string[] =>
  [...watcher.seen]
    .sort((a, b) => (a.itemKey === b.itemKey ? a.version - b.version : a.itemKey < b.itemKey ? -1 : 1))
    .map(({ what, itemKey }) => `${what} ${itemKey}`);

describe('a position to read on from', () => {
  it('gives what followed it and then what comes, without gap or double, while others write', async () => {
    await write(1_300);
    const writing = write(700);
    const late = watch(server.feed, specOf('reader', 'open', { since: '100' }));
    const beginning = watch(server.feed, specOf('admin', 'open', { since: '0' }));
    await writing;
    await until(late, (seen) => seen.length >= 1_900);
    await until(beginning, (seen) => seen.length >= 2_000);
    await write(10);
    await until(late, (seen) => seen.at(-1)?.position === 2_010);
    await until(beginning, (seen) => seen.at(-1)?.position === 2_010);
    expect(positions(late)).toEqual(range(101, 2_010));
    expect(positions(beginning)).toEqual(range(1, 2_010));
    await Promise.all([late.stop(), beginning.stop()]);
  });

  it('is refused where events are gone that should follow it, where it is beyond the end, and where it is none', async () => {
    await write(20);
    await eventually(
      () => database.query('MATCH (e:Unsequenced) RETURN e'),
      (rows) => rows.length === 0,
    );
    await database.query('MATCH (e:OutboxEvent) WHERE e.position <= 12 SET e.at = datetime() - duration("P8D")');
    expect(await trimFeed({ graph, clock: createTestClock(new Date()) })).toMatchObject({ events: 12 });
    const watchers = ['0', '11', '12', '20', '99'].map((since) => ({
      since,
      watcher: watch(server.feed, specOf('reader', 'open', { since })),
    }));
    await changeItems(graph, ['a1']);
    const codes = await Promise.all(
      watchers.map(async ({ since, watcher }) => {
        let code: string | undefined;
        const ending = watcher.ended.then((error) => (code = error?.code));
        await until(watcher, (seen) => code !== undefined || seen.at(-1)?.position === 21);
        await watcher.stop();
        await ending;
        return [since, code ?? 'open'];
      }),
    );
    expect(Object.fromEntries(codes)).toEqual({
      ...{ 0: 'CURSOR_EXPIRED', 11: 'CURSOR_EXPIRED', 12: 'open', 20: 'open', 99: 'BAD_INPUT' },
    });
    for (const since of ['', '-1', '1.5', '0x10', 'abc', '9'.repeat(16), ' 1']) {
      expect(() => server.feed.watch(specOf('reader', 'open', { since }))).toThrow('since');
    }
  });
});

describe('what may be seen when an event is delivered', () => {
  it('leaves out what happened to an item that has gone where it may not be seen, but for the key of what left', async () => {
    await changeItems(graph, ['a1', 'a2']);
    await moveItem(graph, 'a1', 'hidden');
    await changeItems(graph, ['a1', 'a2']);
    const reader = watch(server.feed, specOf('reader', 'open', { since: '0' }));
    const admin = watch(server.feed, specOf('admin', 'open', { since: '0' }));
    const hidden = watch(server.feed, specOf('admin', 'hidden', { since: '0' }));
    await changeItems(graph, ['a3']);
    for (const watcher of [reader, admin]) await until(watcher, (seen) => seen.at(-1)?.itemKey === 'a3');
    await until(hidden, (seen) => seen.length >= 2);
    expect(toldOf(reader)).toEqual(['LEFT a1', 'DOCUMENT_UPDATED a2', 'DOCUMENT_UPDATED a2', 'DOCUMENT_UPDATED a3']);
    expect(toldOf(admin)).toEqual(['DOCUMENT_UPDATED a1', ...toldOf(reader)]);
    expect(toldOf(hidden)).toEqual(['DOCUMENT_PROMOTED a1', 'DOCUMENT_UPDATED a1']);
    await Promise.all([reader, admin, hidden].map((watcher) => watcher.stop()));
  });

  it('tells of a deleted item by the scope that it was in last', async () => {
    await changeItems(graph, ['a1', 'a2']);
    await moveItem(graph, 'a1', 'hidden');
    await moveItem(graph, 'a1', null);
    await moveItem(graph, 'a2', null);
    const reader = watch(server.feed, specOf('reader', 'open', { since: '0' }));
    await until(reader, (seen) => seen.at(-1)?.what === 'DOCUMENT_DELETED');
    expect(toldOf(reader)).toEqual(['LEFT a1', 'DOCUMENT_UPDATED a2', 'DOCUMENT_DELETED a2']);
    await reader.stop();
  });

  it('tells with descendants of what may be read within the scope, and a stranger of nothing at all', async () => {
    await moveItem(graph, 'a1', 'inner');
    await changeItems(graph, ['a1']);
    const reader = watch(server.feed, specOf('reader', 'open', { since: '0', includeDescendants: true }));
    const stranger = watch(server.feed, specOf('stranger', 'open', { since: '0' }));
    const other = watch(server.feed, {
      ...specOf('reader', 'open', { since: '0' }),
      viewer: { key: 'nobody', tenantKey: 't' },
    });
    await until(reader, (seen) => seen.length === 2);
    for (const watcher of [stranger, other]) {
      expect(await watcher.ended).toMatchObject({ code: 'NOT_FOUND' });
      expect(watcher.seen).toEqual([]);
    }
    await reader.stop();
  });

  it('is one statement for all subscribers of a server, also while they wait', async () => {
    const asked: string[] = [];
    const counting: Graph = {
      ...graph,
      read: (statement, params) => {
        asked.push(statement.name);
        return graph.read(statement, params);
      },
    };
    await server.stop();
    server = await startFeed(counting);
    const watchers = range(1, 100).map((i) => watch(server.feed, specOf(i % 2 ? 'reader' : 'admin', 'open')));
    const sights = (): number => asked.filter((name) => name === 'outbox/get-sight').length;
    await eventually(
      () => Promise.resolve(sights()),
      (count) => count >= 3,
    );
    asked.length = 0;
    const begun = performance.now();
    await changeItems(graph, items(10));
    for (const watcher of watchers) await until(watcher, (seen) => seen.length === 10);
    const seconds = (performance.now() - begun) / 1_000;
    // One for the events (two, where their sequencing came in two turns), one for each second's round.
    expect(sights()).toBeLessThanOrEqual(3 + Math.ceil(seconds));
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  });
});

describe('a right that ends', () => {
  it('ends the subscription within 2 s as if there were no such scope, and nothing is told that happened after', async () => {
    const delays: number[] = [];
    const warm = watch(server.feed, specOf('reader', 'open'));
    await write(10);
    await until(warm, (seen) => seen.length === 10); // its statements are planned, which counts for no trial
    await warm.stop();
    for (const trial of range(1, 10)) {
      const reader = watch(server.feed, specOf('reader', 'open'));
      const admin = watch(server.feed, specOf('admin', 'open'));
      const writing = trial % 2 === 0 ? write(40) : Promise.resolve();
      if (trial % 2 === 0) await until(reader, (seen) => seen.length > 0);
      await database.query("MATCH (:User {key: 'reader'})-[m:MEMBER_OF]->(:Scope) DELETE m");
      const begun = performance.now();
      const delay = reader.ended.then(() => performance.now() - begun);
      const before = await countEvents();
      await writing;
      await changeItems(graph, ['a5']);
      const all = await countEvents();
      expect(await reader.ended).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such scope.' });
      delays.push(await delay);
      await until(admin, (seen) => seen.at(-1)?.position === all);
      // Positions are given after the commit: one beyond the number of events there were was given after the right had ended.
      expect(reader.seen.filter(({ position }) => position > before)).toEqual([]);
      await admin.stop();
      await database.query(
        "MATCH (u:User {key: 'reader'}), (s:Scope {key: 'open'}) CREATE (u)-[:MEMBER_OF {role: 'member'}]->(s)",
      );
    }
    expect(Math.max(...delays)).toBeLessThan(2_000);
  });

  it('ends a subscription to which nothing happens, and one that goes with its scope', async () => {
    const quiet = watch(server.feed, specOf('reader', 'inner'));
    const gone = watch(server.feed, specOf('admin', 'hidden'));
    await until(quiet, () => true);
    await database.query("MATCH (:User {key: 'reader'})-[m:MEMBER_OF]->(:Scope {key: 'inner'}) DELETE m");
    await database.query("MATCH (s:Scope {key: 'hidden'}) DETACH DELETE s");
    const begun = performance.now();
    for (const watcher of [quiet, gone]) expect(await watcher.ended).toMatchObject({ code: 'NOT_FOUND' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('sends nothing of what waited for a slow reader while its right ended', async () => {
    const slow = server.feed.watch(specOf('reader', 'open'));
    const quick = watch(server.feed, specOf('reader', 'open'));
    const first = slow.next();
    await write(50);
    await until(quick, (seen) => seen.length === 50);
    expect((await first).done).toBe(false);
    await database.query("MATCH (:User {key: 'reader'})-[m:MEMBER_OF]->(:Scope) DELETE m");
    await quick.ended;
    await expect(slow.next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('tells a subscriber that lags where it may go on, holds up nobody, and gives it there all that was dropped', async () => {
  await server.stop();
  server = await startFeed(graph, 100);
  const slow = server.feed.watch(specOf('reader', 'open'));
  const quick = watch(server.feed, specOf('reader', 'open'));
  const first = slow.next();
  await changeItems(graph, ['a1']);
  const begin = (await first).value as { position: number };
  for (let told = 1; told <= 351; told += 50) {
    await write(50); // fewer than may wait: a quick reader never lags, however late a turn of the dispatcher is
    await until(quick, (seen) => seen.length === told + 50);
  }
  let last = begin.position;
  const lagged = await (async () => {
    for (;;) last = ((await slow.next()).value as { position: number }).position;
  })().catch((error: unknown) => error);
  expect(lagged).toMatchObject({ code: 'SUBSCRIBER_LAGGED', details: { position: String(last) } });
  expect(last).toBeLessThan(401);
  const again = watch(server.feed, specOf('reader', 'open', { since: String(last) }));
  await until(again, (seen) => seen.at(-1)?.position === 401);
  expect(positions(again)).toEqual(range(last + 1, 401));
  await Promise.all([quick.stop(), again.stop()]);
});
