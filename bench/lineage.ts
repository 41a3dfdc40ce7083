import type { Driver } from 'neo4j-driver';
import { encodeParams } from '#src/graph/encode.js';
import { cypher } from '#src/graph/generated/cypher.js';
import { openDriver } from '#src/graph/open-graph.js';
import { type LineageTree, seedLineageTree } from '../test/testkit/lineage-tree.ts';
import { costOf } from '../test/testkit/query-plan.ts';
import { run as ask, type StatementCase } from '../test/testkit/statement-case.ts';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { percentile, roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

const defaultTasks = 2_000;
const defaultRounds = 20;
/** Tasks a document. */
const share = 4;

export const lineageBench: Bench = {
  name: 'lineage',
  about: 'What a result was made from, what must be redone, and marking it stale, in a tree of tasks.',
  run,
};

/** What is measured: its name, and a statement with its parameters. */
type Ask = readonly [name: string, asked: StatementCase];

function asksOf({ viewer, top, source, sourceKey, leafTask }: LineageTree): readonly Ask[] {
  const lineage = { viewer, endsOnly: false, limit: 10_000 };
  const marks = { tagKey: `${sourceKey}t0`, at: new Date() };
  return [
    ['up from the top, 10 steps', ask(cypher.lineage.findLineageUp, { ...lineage, id: top, hops: 10 })],
    ['up from the top, sources', ask(cypher.lineage.findLineageUp, { ...lineage, id: top, hops: 10, endsOnly: true })],
    ['down from a document, 10 steps', ask(cypher.lineage.findLineageDown, { ...lineage, id: source, hops: 10 })],
    ['down from a document, 1 step', ask(cypher.lineage.findLineageDown, { ...lineage, id: source, hops: 1 })],
    ['stale from a document', ask(cypher.library.setDerivedStale, { itemKeys: [sourceKey], ...marks })],
    ['stale from a task', ask(cypher.lineage.setTaskStale, { viewer, taskKey: leafTask, ...marks })],
  ];
}

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { size = defaultTasks, rounds = defaultRounds } = options;
  const database = await stage.startDatabase();
  await stage.startServer(database); // it makes the constraints and indexes
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  const documents = Math.max(1, Math.floor(size / share));
  stage.progress(`Storing ${size} tasks over ${documents} documents …`);
  const tree = await seedLineageTree(driver, 'bench', size, documents);
  const rows: (readonly (string | number)[])[] = [];
  for (const [name, asked] of asksOf(tree)) {
    stage.progress(`Measuring ${name} …`);
    rows.push([name, ...(await measure(driver, asked, rounds))]);
  }
  const titles = ['', 'rows', 'hits', 'hits a row', 'scans', 'ms, p50'];
  const figures = rows.map(([name, found, hits, each, scans, ms]) => ({ name, rows: found, hits, each, scans, ms }));
  const report = `${size} tasks over ${documents} documents; ${rounds} rounds\n\n${table(titles, rows)}`;
  return { report, figures: { bench: 'lineage', tasks: size, documents, rounds, asks: figures } };
}

/** Rows, database hits, hits a row, scans and the median time. */
async function measure(driver: Driver, asked: StatementCase, rounds: number): Promise<readonly (number | string)[]> {
  const { rows, hits, scans } = await once(driver, asked, 'PROFILE ');
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const started = performance.now();
    await once(driver, asked, '');
    times.push(performance.now() - started);
  }
  return [String(rows), String(hits), hits / Math.max(1, rows), String(scans), roundMs(percentile(times, 0.5))];
}

async function once(driver: Driver, { statement, params }: StatementCase, prefix: string) {
  const session = driver.session({ database: 'neo4j' });
  const tx = await session.beginTransaction();
  try {
    const { records, summary } = await tx.run(`${prefix}${statement.text}`, encodeParams(params, statement.params));
    const cost = summary.queryProfile === false ? { dbHits: 0, scans: [] } : costOf(summary.queryProfile);
    return { rows: records.length, hits: cost.dbHits, scans: cost.scans.length };
  } finally {
    await tx.rollback();
    await session.close();
  }
}
