import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Driver } from 'neo4j-driver';
import { decodeValue } from '../../src/graph/decode.js';
import { encodeParams } from '../../src/graph/encode.js';
import { cypher } from '../../src/graph/generated/cypher.js';
import { openDriver } from '../../src/graph/open-graph.js';
import type { Statement } from '../../src/graph/statement.js';
import { testEnvironment } from '../testkit/environment.js';
import { type LineageTree, seedLineageTree } from '../testkit/lineage-tree.js';
import { costOf, type PlanCost } from '../testkit/query-plan.js';

jest.setTimeout(300_000);

let driver: Driver;
let tree: LineageTree;

beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  tree = await seedLineageTree(driver, `l${randomBytes(5).toString('hex')}`, 2_000, 500);
});
afterAll(() => driver.close());

/** Rows and cost of a statement, in a transaction that is rolled back. */
async function profile<P extends object>(statement: Statement<P, unknown>, params: P) {
  const session = driver.session({ database: 'neo4j' });
  const tx = await session.beginTransaction();
  try {
    const result = await tx.run(`PROFILE ${statement.text}`, encodeParams(params, statement.params));
    const plan = result.summary.queryProfile;
    if (plan === false) throw new Error('The statement was not profiled.');
    return { rows: result.records.map((record) => decodeValue(record.toObject()) as Row), cost: costOf(plan) };
  } finally {
    await tx.rollback();
    await session.close();
  }
}

interface Row {
  readonly id: string;
  readonly hops?: number;
  readonly path?: readonly { readonly id: string }[];
  readonly isEnd?: boolean;
}

/** No label is scanned, and the cost grows with the answer alone: 50 hits for each row, whatever a row holds. */
function expectBounded({ rows, cost }: { readonly rows: readonly Row[]; readonly cost: PlanCost }): void {
  expect(cost.scans).toEqual([]);
  expect(cost.dbHits).toBeLessThan(1_000 + 50 * rows.length);
}

it('follows a tree of 2,000 tasks over 500 documents down ten steps at the cost of its answer', async () => {
  const asked = { viewer: tree.viewer, id: tree.source, hops: 10, endsOnly: false, limit: 1_001 };
  const down = await profile(cypher.lineage.findLineageDown, asked);
  expect(down.rows.length).toBeGreaterThan(10);
  expect(down.rows.length).toBeLessThan(100);
  expect(Math.max(...down.rows.map(({ hops }) => hops ?? 0))).toBe(10);
  expectBounded(down);
});

it('follows it up to the sources at the cost of its answer', async () => {
  const asked = { viewer: tree.viewer, id: tree.top, hops: 10, endsOnly: false, limit: 3_000 };
  const up = await profile(cypher.lineage.findLineageUp, asked);
  expect(up.rows.length).toBeGreaterThan(2_000);
  expectBounded(up);
});

const steps = Array.from({ length: 10 }, (_, i) => i + 1);

it.each(steps)(
  'costs no more than its answer when it goes %i steps, either way, however many documents are asked for',
  async (hops) => {
    for (const limit of [2, 11, 51, 1_001]) {
      const asked = { viewer: tree.viewer, hops, endsOnly: false, limit };
      const up = await profile(cypher.lineage.findLineageUp, { ...asked, id: tree.top });
      expect(up.rows).toHaveLength(Math.min(2 ** (hops + 1) - 2, limit));
      expectBounded(up);
      const down = await profile(cypher.lineage.findLineageDown, { ...asked, id: tree.source });
      expect(down.rows.length).toBeGreaterThan(0);
      expectBounded(down);
    }
  },
);

it('finds the sources at the cost of the way there', async () => {
  const asked = { viewer: tree.viewer, id: tree.top, hops: 10, endsOnly: true, limit: 1_001 };
  const sources = await profile(cypher.lineage.findLineageUp, asked);
  const all = await profile(cypher.lineage.findLineageUp, { ...asked, endsOnly: false, limit: 3_000 });
  expect(sources.rows.map(({ id }) => id)).toEqual(all.rows.filter(({ isEnd }) => isEnd).map(({ id }) => id));
  expect(sources.cost.dbHits).toBeLessThan(1_000 + 50 * all.rows.length);
});

it('gives each document once, by the shortest way there, the same each time', async () => {
  const asked = { viewer: tree.viewer, id: tree.top, hops: 10, endsOnly: false, limit: 3_000 };
  const [{ rows }, again] = [
    await profile(cypher.lineage.findLineageUp, asked),
    await profile(cypher.lineage.findLineageUp, asked),
  ];
  expect(again.rows).toEqual(rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const hopsOf = new Map(rows.map(({ id, hops }) => [id, hops]));
  for (const { id, hops, path = [] } of rows) {
    expect(path).toHaveLength((hops ?? 0) + 1);
    expect(path.slice(1).map((step) => hopsOf.get(step.id))).toEqual(path.slice(1).map((_, i) => i + 1));
    expect([path[0]?.id, path.at(-1)?.id]).toEqual([tree.top, id]);
  }
});

it('marks all that was made from a source as stale in one statement at the cost of its answer, through every way there', async () => {
  const marks = { tagKey: `${tree.sourceKey}t0`, at: new Date() };
  const changed = await profile(cypher.library.setDerivedStale, { itemKeys: [tree.sourceKey], ...marks });
  const down = await profile(cypher.lineage.findLineageDown, {
    ...{ viewer: tree.viewer, id: tree.source, hops: 10, endsOnly: false, limit: 1_001 },
  });
  expect(changed.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(down.rows.map(({ id }) => id)));
  expectBounded(changed);
  const { viewer, leafTask } = tree;
  const task = await profile(cypher.lineage.setTaskStale, { viewer, taskKey: leafTask, ...marks });
  expect(task.rows.length).toBeGreaterThan(8);
  expectBounded(task);
});
