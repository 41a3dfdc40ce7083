import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from 'neo4j-driver';
import { startEmbeddedNeo4j } from '../../src/embedded-neo4j/start-embedded-neo4j.js';
import type { Graph } from '../../src/graph/graph.js';
import { type GraphAddress, openDriver, openGraph } from '../../src/graph/open-graph.js';
import { type Clock, systemClock } from '../../src/shared/clock.js';

/** An embedded Neo4j of one test file, for what concerns a whole database: its feed, its queue. */
export interface OwnDatabase {
  readonly address: GraphAddress;
  /** For looking into the database beside the product. */
  readonly driver: Driver;
  /** A graph of its own, as each server has one. Closed with the database. */
  open(options?: {
    readonly clock?: Clock;
    readonly uri?: string;
    readonly onCommit?: () => void;
    readonly timeoutMs?: number;
  }): Promise<Graph>;
  /** The rows of a statement, as plain objects. */
  query(text: string, params?: Record<string, unknown>): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts a database without data. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mnemograph-own-'));
  const database = await startEmbeddedNeo4j({ dataDir, fast: true, heap: '512m', log: () => undefined });
  const { uri, user, password } = database;
  const driver = openDriver({ uri, user, password });
  const graphs: Graph[] = [];
  return {
    address: { uri, user, password },
    driver,
    open: async ({ clock = systemClock, uri: other = uri, onCommit = () => undefined, timeoutMs = 30_000 } = {}) => {
      const graph = await openGraph({ uri: other, user, password }, { clock, onCommit, timeoutMs });
      graphs.push(graph);
      return graph;
    },
    query: async (text, params = {}) => {
      const { records } = await driver.executeQuery(text, params, { database: 'neo4j' });
      return records.map((record) => record.toObject());
    },
    stop: async () => {
      await Promise.all([driver.close(), ...graphs.map((graph) => graph.close())]);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
