import neo4j, { type Driver } from 'neo4j-driver';
import { AppError } from '../shared/errors.js';
import { createGraph, type Graph, type GraphOptions } from './graph.js';
import { migrate } from './migrate.js';

/** Where a Neo4j is and how to log in. */
export interface GraphAddress {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
}

/** Oldest server that has the SEARCH clause with filters inside the index. */
const oldestServer = [2026, 4] as const;

/**
 * Opens a driver, checks that a server answers which is new enough, and brings its schema up to date.
 * @throws AppError STARTUP_FAILED naming the address and what is wrong with it.
 */
export async function openGraph(address: GraphAddress, options: GraphOptions): Promise<Graph> {
  const driver = openDriver(address);
  try {
    const server = await driver.getServerInfo();
    checkVersion(server.agent ?? '', address.uri);
    await migrate(driver, options.clock);
  } catch (error) {
    await driver.close();
    throw error instanceof AppError ? error : unreachable(address.uri, error);
  }
  return createGraph(driver, options);
}

/** A driver as the product uses it: integers are numbers, connections few and lasting. */
export function openDriver(address: GraphAddress): Driver {
  return neo4j.driver(address.uri, neo4j.auth.basic(address.user, address.password), {
    disableLosslessIntegers: true,
    maxConnectionPoolSize: 50,
    connectionAcquisitionTimeout: 15_000,
    connectionTimeout: 5_000,
    maxTransactionRetryTime: 15_000,
  });
}

/**
 * Checks that a server is new enough.
 * @param agent what it calls itself: `Neo4j/2026.09.0`
 * @throws AppError STARTUP_FAILED for one older than 2026.04, or that is none that we know.
 */
export function checkVersion(agent: string, uri: string): void {
  const [year = 0, month = 0] = (/(?<!\d)(\d+)\.(\d+)/.exec(agent) ?? []).slice(1).map(Number);
  if (year > oldestServer[0] || (year === oldestServer[0] && month >= oldestServer[1])) return;
  throw new AppError('STARTUP_FAILED', `The database at ${uri} is ${agent}; Neo4j 2026.04 or newer is needed.`, {
    hint: 'Upgrade it, or leave NEO4J_URI away to use the embedded database.',
  });
}

function unreachable(uri: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
  return new AppError('STARTUP_FAILED', `The database at ${uri} does not answer: ${why ?? 'no reason given'}`, {
    cause,
    hint: 'Check NEO4J_URI, NEO4J_USER and NEO4J_PASSWORD, or leave NEO4J_URI away to use the embedded database.',
  });
}
