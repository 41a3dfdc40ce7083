import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { GetDocumentDocument, RagQueryDocument } from '../../src/client/generated/operations.js';
import { openDriver } from '../../src/graph/open-graph.js';
import { assertGraph } from '../testkit/assert-graph.js';
import type { Client } from '../testkit/client.js';
import { type DocumentState, type JournalEntry, Writer } from '../testkit/crash-journal.js';
import { eventually } from '../testkit/eventually.js';
import { isRunning, type MortalServer, startMortalServer, type Victim } from '../testkit/mortal-server.js';
import { createRandom, type Random } from '../../bench/random.js';
import { beginStory, type Chain } from '../testkit/seed.js';

/** How often something is killed, how many writes are acknowledged meanwhile, and what chance begins with. */
const cycles = Number(process.env['CRASH_CYCLES'] ?? 2);
const writes = Number(process.env['CRASH_WRITES'] ?? cycles * 40);
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31));
const writers = 8;

const tenant = 'crash';
/** As much as a machine may need on which much else runs. */
jest.setTimeout(20 * 60_000 + cycles * 60_000);

let dataDir: string;
let server: MortalServer;
let driver: Driver;
const cleanup: (() => Promise<unknown>)[] = [];
let journal: readonly JournalEntry[];
let acknowledged = 0;
const kills: Victim[] = [];

/** Who dies in a cycle: each in turn, beginning with any, so that a few runs have had them all. */
const victims: readonly Victim[] = ['server', 'database', 'both', 'start'];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-crash-'));
  cleanup.unshift(() => rm(dataDir, { recursive: true, force: true }));
  server = await startMortalServer(dataDir, tenant);
  cleanup.unshift(() => server.stop());
  const random = createRandom(seed);
  const chain = await beginStory(await server.client()).chain('1');
  const clients = Array.from({ length: writers }, (_, i) => {
    return new Writer(`w${i}`, createRandom(seed + i + 1), chain, () => server.client());
  });
  await writeAndKill(clients, random);
  journal = clients.flatMap((writer) => writer.entries);
  const unanswered = clients.reduce((sum, writer) => sum + writer.unanswered, 0);
  process.stdout.write(
    `crash test: seed ${seed}, ${acknowledged} writes acknowledged, ${unanswered} unanswered, killed: ${kills.join(', ')}\n`,
  );
  driver = openDriver(await databaseAddress());
  cleanup.unshift(() => driver.close());
  await eventually(
    () => query('MATCH (job:Job) WHERE job.state IN ["READY", "RUNNING"] RETURN job'),
    (jobs) => jobs.length === 0,
  );
  await eventually(
    () => query('MATCH (event:Unsequenced) RETURN event'),
    (events) => events.length === 0,
  );
});

afterAll(async () => {
  for (const step of cleanup) await step();
});

/** All writers write until enough is acknowledged; kills come at random moments in between, evenly spread. */
async function writeAndKill(clients: readonly Writer[], random: Random): Promise<void> {
  const total = (): number => clients.reduce((sum, writer) => sum + writer.acknowledged, 0);
  let killing = true;
  let failed = false;
  const isOver = (): boolean => failed;
  const killAll = async (): Promise<void> => {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const after = Math.floor((writes * (cycle + 0.2 + random.next() * 0.6)) / cycles);
      while (!isOver() && total() < after) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, random.int(300)));
      if (isOver()) return;
      const victim = victims[(seed + cycle) % victims.length] ?? 'server';
      kills.push(victim);
      await server.kill(victim, random);
    }
    killing = false;
  };
  const write = async (writer: Writer): Promise<void> => {
    while (!isOver() && (killing || total() < writes)) await writer.step();
  };
  const fail = (error: unknown): never => {
    failed = true;
    throw error;
  };
  const ended = await Promise.allSettled([killAll(), ...clients.map(write)].map((work) => work.catch(fail)));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  acknowledged = total();
}

async function databaseAddress(): Promise<{ uri: string; user: string; password: string }> {
  const password = (await readFile(join(dataDir, 'neo4j', 'password'), 'utf8')).trim();
  return { uri: server.databaseUri(), user: 'neo4j', password };
}

async function query(text: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
  const { records } = await driver.executeQuery(text, params, { database: 'neo4j' });
  return records.map((record) => record.toObject());
}

/** What the API says of a document, in the journal's terms. */
async function readState(client: Client, { id, allowed }: JournalEntry): Promise<DocumentState | null> {
  const { document } = await client.run(GetDocumentDocument, { id });
  if (!document) return null;
  expect(document).toMatchObject({ indexState: 'READY', indexError: null });
  expect(document.indexProgress.chunks).toBeGreaterThan(0);
  expect(document.indexProgress.embedded).toBe(document.indexProgress.chunks);
  const { version, content, scope } = document;
  const [row] = await query('MATCH (d:Document {id: $id}) RETURN COUNT { (:Move)-[:MOVE_OF]->(d) } AS moves', { id });
  const words = allowed.find((state) => state?.content === content)?.words ?? [];
  return { version, content, scope, words, moves: Number(row?.['moves']), uploaded: document.filename !== null };
}

it('killed something while writes went on', () => {
  expect(kills).toHaveLength(cycles);
  expect(acknowledged).toBeGreaterThanOrEqual(writes);
});

it('has every acknowledged write, once, and what had no answer wholly or not at all', async () => {
  const client = await server.client();
  const wrong: unknown[] = [];
  for (const entry of journal) {
    const state = await readState(client, entry);
    if (!entry.allowed.some((allowed) => isSame(allowed, state))) wrong.push({ ...entry, found: state });
  }
  expect(wrong).toEqual([]);
  const ids = new Set(journal.map((entry) => entry.id));
  const stored = await query('MATCH (d:Document) RETURN d.id AS id');
  expect(stored.filter(({ id }) => !ids.has(String(id)))).toEqual([]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
});

function isSame(a: DocumentState | null, b: DocumentState | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

it('finds every document by its own words and by its vectors, and nothing of what was deleted or replaced', async () => {
  const client = await server.client();
  const scope = 'think-process/tp_1' satisfies Chain['process'];
  const settled = journal.filter(({ allowed }) => allowed.length === 1);
  for (const { id, allowed } of settled) {
    for (const word of allowed[0]?.words ?? []) {
      const { ragQuery } = await client.run(RagQueryDocument, { query: word, scope });
      const hit = ragQuery.hits.find((found) => found.textScore > 0);
      expect(hit).toMatchObject({ documentId: id, textScore: 1, similarity: expect.any(Number) as number });
      expect(hit?.text).toContain(word);
    }
  }
  const lost = await query(`
    MATCH (chunk:Chunk) WHERE NOT chunk:Replaced
    CALL (chunk) {
      CALL db.index.vector.queryNodes('chunk_embedding_a', 10, chunk.embedding_a) YIELD node, score
      RETURN count(CASE WHEN node = chunk OR score > 0.9999 THEN 1 END) AS found
    }
    WITH chunk, found WHERE found = 0
    RETURN chunk.key AS key`);
  expect(lost).toEqual([]);
});

it('keeps the invariants of the graph, a feed without gaps, and no job that was given up', async () => {
  await assertGraph(tenant, driver);
  const positions = await query('MATCH (e:OutboxEvent) RETURN e.position AS position ORDER BY position');
  expect(positions.map(({ position }) => position)).toEqual(positions.map((_, i) => i + 1));
  expect(await query('MATCH (job:Job {state: "DEAD"}) RETURN job.kind AS kind, job.error AS error')).toEqual([]);
  const orphans = await query('MATCH (c:Chunk) WHERE NOT (c)-[:CHUNK_OF|REPLACED_IN]->() RETURN c.key AS key');
  expect(orphans).toEqual([]);
});

it('announced every document that it has', async () => {
  const silent = await query(`
    MATCH (d:Document) WHERE NOT EXISTS { (e:OutboxEvent {itemKey: d.key, kind: 'DOCUMENT_CREATED'}) }
    RETURN d.id AS id`);
  expect(silent).toEqual([]);
});

it('has the file of every uploaded document, whole', async () => {
  const blobs = await query('MATCH (d:Document) WHERE d.blobHash IS NOT NULL RETURN d.blobHash AS hash');
  for (const { hash } of blobs) {
    const file = await readFile(join(dataDir, 'blobs', String(hash).slice(0, 2), String(hash)));
    expect(createHash('sha256').update(file).digest('hex')).toBe(hash);
  }
  expect(blobs.length).toBeGreaterThan(0);
});

it('leaves no database process behind, neither of the kills before nor of a last one', async () => {
  const survivors = server.databases().slice(0, -1).filter(isRunning);
  expect(survivors).toEqual([]);
  const ms = await server.killForGood();
  process.stdout.write(`crash test: the database was gone ${Math.round(ms)} ms after its server was killed\n`);
  // It ends by itself within a second; 8 s after it was asked it is killed.
  expect(ms).toBeLessThan(10_000);
  expect(server.databases().filter(isRunning)).toEqual([]);
});
