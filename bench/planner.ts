import type { Driver } from 'neo4j-driver';
import { openDriver } from '#src/graph/open-graph.js';
import type { Stage } from './stage.ts';

/** A driver of a private Neo4j that has the product's constraints and indexes and nothing else. Closed by the stage. */
export async function openPlanner(stage: Stage): Promise<Driver> {
  const database = await stage.startDatabase();
  const server = await stage.startServer(database); // it makes the constraints and indexes
  await server.stop();
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  return driver;
}

/** Forgets every plan; how many there were. */
export async function clearPlans(driver: Driver): Promise<number> {
  const { records } = await driver.executeQuery('CALL db.clearQueryCaches() YIELD value RETURN value');
  return Number(/(\d+) quer/.exec(String(records[0]?.get('value')))?.[1] ?? NaN);
}
