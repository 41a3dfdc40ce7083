import 'reflect-metadata';
import { BrowseDocument } from '../../src/client/generated/operations.js';
import type { Ctx } from '../../src/context.js';
import type { Graph } from '../../src/graph/graph.js';
import { openGraph } from '../../src/graph/open-graph.js';
import { fileUnderPath } from '../../src/modules/library/index.js';
import { systemClock } from '../../src/shared/clock.js';
import { useStory } from '../testkit/api.js';
import { testEnvironment } from '../testkit/environment.js';
import { closeCypher, runCypher } from '../testkit/graph.js';

const story = useStory();
let graph: Graph;

beforeAll(async () => {
  const { uri, user, password } = testEnvironment().neo4j;
  graph = await openGraph(
    { uri, user, password },
    { timeoutMs: 30_000, clock: systemClock, onCommit: () => undefined },
  );
});
afterAll(async () => {
  await graph.close();
  await closeCypher();
});

it('files a result under folders by their titles, which are made once, and takes it out again', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  for (const id of ['one', 'two']) await document({ id, scope: project, type: 'RESULT', content: `Result ${id}.` });
  const [viewer] = await runCypher<{ key: string; tenantKey: string }>(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) RETURN u.key AS key, u.tenantKey AS tenantKey LIMIT 1`,
    { tenant: client.tenant },
  );
  const ctx = { viewer, clock: systemClock } as unknown as Ctx;
  const items = await runCypher<{ key: string; type: string; scope: string; scopeKey: string }>(
    `MATCH (d:Document {tenantKey: $tenantKey})-[:IN_SCOPE]->(s)
     RETURN d.key AS key, d.type AS type, s.kind + '/' + s.id AS scope, s.key AS scopeKey ORDER BY d.id`,
    { tenantKey: viewer?.tenantKey },
  );
  const path = ['Results', 'Think-Process: Paper Analysis'];
  const file = (to: readonly string[]) =>
    Promise.all(items.map((item) => graph.write((tx) => fileUnderPath(ctx, tx, item, to))));
  const tree = async (): Promise<readonly string[]> => {
    const { browse } = await client.run(BrowseDocument, { scope: project, depth: 3, first: 50 });
    return browse.entries.map(({ document: each, depth }) => `${'- '.repeat(depth)}${each.title}`).sort();
  };
  expect(await file(path)).toEqual([true, true]);
  expect(await tree()).toEqual([
    '- - - Result one.',
    '- - - Result two.',
    '- - Think-Process: Paper Analysis',
    '- Results',
  ]);
  expect(await file(path)).toEqual([false, false]);
  expect(await file([])).toEqual([true, true]);
  expect(await tree()).toEqual(['- - Think-Process: Paper Analysis', '- Result one.', '- Result two.', '- Results']);
});
