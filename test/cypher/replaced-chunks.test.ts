import 'reflect-metadata';
import { cypher } from '../../src/graph/generated/cypher.js';
import { trimFeed } from '../../src/modules/operations/index.js';
import { createTestClock } from '../testkit/clock.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';

/** It trims a whole database, so that this test has one of its own. */
let database: OwnDatabase;
beforeAll(async () => {
  database = await startOwnDatabase();
}, 120_000);
afterAll(() => database.stop(), 30_000);

it('deletes chunks that were replaced a minute ago, with their windows, and no others', async () => {
  const now = new Date();
  await database.query(`
    CREATE (item:MemoryItem {key: 'item'})
    FOREACH (generation IN [1, 2] |
      CREATE (item)<-[:CHUNK_OF]-(chunk:Chunk {key: 'c' + generation, generation: generation, status: 'active'})
      CREATE (chunk)<-[:WINDOW_OF]-(:Window {key: 'w' + generation, status: 'active'}))
    CREATE (item)<-[:CHUNK_OF]-(:Chunk {key: 'never', generation: 1, status: 'staged'})`);
  const graph = await database.open({ clock: createTestClock(now) });
  await graph.write((tx) => tx.run(cypher.ingestion.setActiveGeneration, { itemKey: 'item', generation: 2 }));
  const left = async (): Promise<unknown> =>
    database.query(`MATCH (n:Chunk|Window) RETURN n.key AS key, n.status AS status ORDER BY key`);
  const active = ['c2', 'w2'].map((key) => ({ key, status: 'active' }));
  const replaced = ['c1', 'w1'].map((key) => ({ key, status: 'replaced' }));
  expect(await left()).toEqual([replaced[0], active[0], replaced[1], active[1]]);
  const after = (ms: number) => trimFeed({ graph, clock: createTestClock(new Date(now.getTime() + ms)) });
  expect(await after(50_000)).toMatchObject({ chunks: 0 });
  expect(await after(600_000)).toMatchObject({ chunks: 1 });
  expect(await left()).toEqual(active);
  await database.query('MATCH (n:Chunk|Window|MemoryItem) DETACH DELETE n');
});
