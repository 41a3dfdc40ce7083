import type { Driver } from 'neo4j-driver';
import { openDriver } from '../../src/graph/open-graph.js';
import { testEnvironment } from './environment.js';

let driver: Driver | undefined;

/** Rows of a statement that a test runs past the API, to look at what the API does not show or to seed in bulk. */
export async function runCypher<Row extends object>(
  statement: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<readonly Row[]> {
  driver ??= openDriver(testEnvironment().neo4j);
  const { records } = await driver.executeQuery(statement, params, { database: 'neo4j' });
  return records.map((record) => record.toObject() as Row);
}

/** Closes the connection behind `runCypher`. */
export async function closeCypher(): Promise<void> {
  await driver?.close();
  driver = undefined;
}
