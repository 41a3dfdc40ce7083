import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import neo4j from 'neo4j-driver';
import { type EmbeddedNeo4j, startEmbeddedNeo4j } from '#src/embedded-neo4j/start-embedded-neo4j.js';

/** An address of a database that a test file has for itself. */
export interface LentDatabase {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
}

/**
 * Lends databases to the test files of a run, each to one file at a time: `POST /` lends one without data, `POST
 * /?schema=none` one without constraints and indexes too, `DELETE /?uri=` gives it back. It is emptied and lent again, for a
 * database that has run for a while answers much faster than a new one; and its schema stays where that may be, for
 * every change of it throws away all plans.
 */
export interface DatabaseLender {
  readonly url: string;
  /** Ends it and every database. */
  stop(): Promise<void>;
}

interface Kept {
  readonly database: EmbeddedNeo4j;
  readonly dataDir: string;
  /** Whether the schema that is there is the product's, with the space of the local model. */
  usual: boolean;
}

/** Starts a lender without any database: the first is started when one is asked for. */
export async function startDatabaseLender(): Promise<DatabaseLender> {
  const free: Kept[] = [];
  const all = new Map<string, Kept>();
  const lend = async (usual: boolean): Promise<LentDatabase> => {
    const fitting = Math.max(
      free.findIndex((each) => each.usual === usual),
      0,
    );
    const [used] = free.splice(fitting, 1);
    if (used !== undefined && !(usual && used.usual)) await clearSchema(used.database);
    const kept = used ?? (await start());
    kept.usual = usual;
    const { uri, user, password } = kept.database;
    all.set(uri, kept);
    return { uri, user, password };
  };
  const takeBack = async (uri: string): Promise<void> => {
    const kept = all.get(uri);
    if (kept === undefined) return;
    await clearData(kept.database).then(
      () => free.push(kept),
      async () => {
        all.delete(uri);
        await end(kept);
      },
    );
  };
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://lender').searchParams;
    const answer = request.method === 'POST' ? lend(asked.get('schema') !== 'none') : takeBack(asked.get('uri') ?? '');
    answer.then(
      (body) => response.end(JSON.stringify(body ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The lender has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([...all.values()].map(end));
    },
  };
}

async function start(): Promise<Kept> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-own-'));
  const database = await startEmbeddedNeo4j({ dataDir, heap: '512m', fast: true, log: () => undefined });
  return { database, dataDir, usual: false };
}

async function end({ database, dataDir }: Kept): Promise<void> {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Deletes every node but those that say what the schema is. */
function clearData(database: EmbeddedNeo4j): Promise<void> {
  return inSession(database, async (run) => {
    await run(
      'MATCH (n) WHERE NOT n:SchemaVersion AND NOT n:EmbeddingSpace CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS',
    );
  });
}

/** Deletes all nodes, constraints and indexes. */
function clearSchema(database: EmbeddedNeo4j): Promise<void> {
  return inSession(database, async (run) => {
    await run('MATCH (n) DETACH DELETE n');
    for (const name of await run('SHOW CONSTRAINTS YIELD name')) await run(`DROP CONSTRAINT \`${name}\``);
    const indexes = await run("SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP' RETURN name");
    for (const name of indexes) await run(`DROP INDEX \`${name}\``);
  });
}

/** `run` gives the field `name` of each row. */
async function inSession(
  { uri, user, password }: EmbeddedNeo4j,
  work: (run: (statement: string) => Promise<readonly string[]>) => Promise<void>,
): Promise<void> {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  const session = driver.session({ database: 'neo4j' });
  try {
    await work(async (statement) => {
      const { records } = await session.run(statement);
      return records.map((row) => String(row.get('name')));
    });
  } finally {
    await driver.close();
  }
}
