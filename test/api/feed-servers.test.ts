import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '../../bench/random.js';
import type { Graph } from '../../src/graph/graph.js';
import { openGraph } from '../../src/graph/open-graph.js';
import { systemClock } from '../../src/shared/clock.js';
import { CreateFolderDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { testEnvironment } from '../testkit/environment.js';
import { runCypher } from '../testkit/graph.js';
import { readUntilKilled } from '../testkit/killed-subscriber.js';
import { startTestServer, type TestServer } from '../testkit/server.js';
import { changeItems } from '../testkit/watchers.js';

const story = useStory();

const total = Number(process.env['FEED_EVENTS'] ?? 10_000);
const seed = Number(process.env['FEED_SEED'] ?? randomInt(2 ** 31));
const writers = 16;
const documents = 40;
const perTransaction = 20;
/** A subscriber keeps every so many-th position; what it got since is told again after a kill. */
const keptEvery = 10;

let second: TestServer;
let graph: Graph;
beforeAll(async () => {
  const { uri, user, password } = testEnvironment().neo4j;
  const env = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password };
  second = await startTestServer({ env, startMs: 240_000 });
  graph = await openGraph(
    { uri, user, password },
    { clock: systemClock, timeoutMs: 60_000, onCommit: () => undefined },
  );
}, 300_000);
afterAll(async () => {
  await second.stop();
  await graph.close();
});

/** What a subscriber has got that was killed again and again. */
interface Journal {
  /** Versions by document, in the order in which they came, each once. */
  readonly versions: Map<string, number[]>;
  count: number;
  doubles: number;
  kills: number;
  killsWhileWritten: number;
  stored: string;
  /** Events that came after the stored position: they are told again after a kill. */
  unstored: number;
}

it('tells a subscriber that is killed again and again every event, in order per document, over two servers', async () => {
  const { client, scope } = story();
  const random = createRandom(seed);
  const project = await scope({ kind: 'PROJECT' });
  const keys: string[] = [];
  for (let i = 0; i < documents; i += 1) {
    const { createFolder } = await client.run(CreateFolderDocument, {
      input: { id: `d${i}`, scope: project, title: 'd' },
    });
    keys.push(createFolder.document.key);
  }
  const [first] = await runCypher<{ tenantKey: string }>(
    'MATCH (d:Document {key: $key}) RETURN d.tenantKey AS tenantKey',
    { key: keys[0] ?? '' },
  );
  const tenantKey = first?.tenantKey ?? '';
  const urls = [client.url, second.url];
  const state = { isWriting: true, killed: false };
  const writing = writeAll(keys, tenantKey, random).finally(() => (state.isWriting = false));
  const journal: Journal = {
    versions: new Map(),
    count: 0,
    doubles: 0,
    kills: 0,
    killsWhileWritten: 0,
    stored: '0',
    unstored: 0,
  };
  const expected = total + documents; // each document was created once
  for (let turn = 0; journal.count < expected; turn += 1) {
    const url = urls[turn % urls.length] ?? client.url;
    const most = Math.min(20 + random.int(600), expected - journal.count + journal.unstored);
    const { events } = await readUntilKilled(url, client.tenant, { scope: project, since: journal.stored }, most);
    note(journal, events, state.isWriting);
    if (!state.killed && journal.count > expected / 2) {
      second.process.kill('SIGKILL'); // perhaps the sequencer
      urls.splice(1);
      state.killed = true;
    }
  }
  await writing;
  const report = `seed ${seed}: ${journal.count} events, ${journal.kills} kills, ${journal.doubles} told twice`;
  for (const [key, versions] of journal.versions) {
    expect({ report, key, versions }).toEqual({ report, key, versions: versions.map((_, i) => i + 1) });
  }
  expect(journal.versions.size).toBe(documents);
  expect(journal.count).toBe(expected);
  expect(journal.killsWhileWritten).toBeGreaterThan(3);
  expect(state.killed).toBe(true);
  expect(journal.doubles).toBeLessThan(journal.kills * keptEvery);
  process.stderr.write(`${report}\n`);
});

function note(
  journal: Journal,
  events: Awaited<ReturnType<typeof readUntilKilled>>['events'],
  isWriting: boolean,
): void {
  let told = journal.unstored; // what comes first is what came before
  for (const [i, { documentKey, version, position }] of events.entries()) {
    const versions = journal.versions.get(documentKey) ?? [];
    journal.versions.set(documentKey, versions);
    if (versions.includes(version ?? 0)) {
      journal.doubles += 1;
      expect(told).toBeGreaterThan(0);
      told -= 1;
    } else {
      versions.push(version ?? 0);
      journal.count += 1;
      journal.unstored += 1;
    }
    if ((i + 1) % keptEvery === 0) [journal.stored, journal.unstored] = [position, told];
  }
  journal.kills += 1;
  if (isWriting) journal.killsWhileWritten += 1;
}

/** Sixteen writers, each changing some documents in one transaction, until all events are written. */
async function writeAll(keys: readonly string[], tenantKey: string, random: Random): Promise<void> {
  let left = total / perTransaction;
  const write = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const from = random.int(documents);
      const some = Array.from({ length: perTransaction }, (_, i) => keys[(from + i) % documents] ?? '');
      await changeItems(graph, some.sort(), tenantKey);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}
