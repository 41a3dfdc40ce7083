import type { Driver } from 'neo4j-driver';
import type { Graph } from '../../src/graph/graph.js';
import { type GraphAddress, openDriver, openGraph } from '../../src/graph/open-graph.js';
import { type Clock, systemClock } from '../../src/shared/clock.js';
import type { LentDatabase } from './database-lender.js';
import { testEnvironment } from './environment.js';

/** A database that one test file has for itself, for what concerns a whole database: its feed, its queue. */
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

/**
 * Borrows a database without data. It may have the product's constraints and indexes already, with the space of the local
 * model.
 * @param schema `none`: it has none of them, and may be given back with any
 */
export async function startOwnDatabase(schema: 'usual' | 'none' = 'usual'): Promise<OwnDatabase> {
  const { lender } = testEnvironment();
  const { uri, user, password } = await ask<LentDatabase>(`${lender}?schema=${schema}`, 'POST');
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
      await ask(`${lender}?uri=${encodeURIComponent(uri)}`, 'DELETE');
    },
  };
}

async function ask<T>(url: string, method: string): Promise<T> {
  const response = await fetch(url, { method });
  const text = await response.text();
  if (!response.ok) throw new Error(`No database was lent: ${text}`);
  return JSON.parse(text) as T;
}
