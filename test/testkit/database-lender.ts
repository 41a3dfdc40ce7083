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
 * Lends databases to the test files of a run, each to one file at a time: `POST /` lends an empty one, `DELETE /?uri=`
 * gives it back. It is emptied and lent again, for a database that has run for a while answers much faster than a new one.
 */
export interface DatabaseLender {
  readonly url: string;
  /** Ends it and every database. */
  stop(): Promise<void>;
}

interface Kept {
  readonly database: EmbeddedNeo4j;
  readonly dataDir: string;
}

/** Starts a lender without any database: the first is started when one is asked for. */
export async function startDatabaseLender(): Promise<DatabaseLender> {
  const free: Kept[] = [];
  const all = new Map<string, Kept>();
  const lend = async (): Promise<LentDatabase> => {
    const kept = free.pop() ?? (await start());
    const { uri, user, password } = kept.database;
    all.set(uri, kept);
    return { uri, user, password };
  };
  const takeBack = async (uri: string): Promise<void> => {
    const kept = all.get(uri);
    if (kept === undefined) return;
    await empty(kept.database).then(
      () => free.push(kept),
      async () => {
        all.delete(uri);
        await end(kept);
      },
    );
  };
  const server = createServer((request, response) => {
    const uri = new URL(request.url ?? '', 'http://lender').searchParams.get('uri') ?? '';
    const answer = request.method === 'POST' ? lend() : takeBack(uri);
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
  return { database, dataDir };
}

async function end({ database, dataDir }: Kept): Promise<void> {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Deletes everything that a test file may have made: nodes, constraints and indexes. */
async function empty({ uri, user, password }: EmbeddedNeo4j): Promise<void> {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  const session = driver.session({ database: 'neo4j' });
  try {
    await session.run('MATCH (n) CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS');
    const constraints = await session.run('SHOW CONSTRAINTS YIELD name');
    for (const row of constraints.records) await session.run(`DROP CONSTRAINT \`${String(row.get('name'))}\``);
    const indexes = await session.run("SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP' RETURN name");
    for (const row of indexes.records) await session.run(`DROP INDEX \`${String(row.get('name'))}\``);
  } finally {
    await driver.close();
  }
}
