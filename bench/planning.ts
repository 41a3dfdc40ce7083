import type { Driver } from 'neo4j-driver';
import { cypher } from '#src/graph/generated/cypher.js';
import { openDriver } from '#src/graph/open-graph.js';
import type { Statement } from '#src/graph/statement.js';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { percentile, roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

export const planning: Bench = {
  name: 'planning',
  about: 'How long the database plans each statement of the product, the slowest first.',
  run,
};

const defaultRounds = 5;
const rowsShown = 15;

/** Commands on the schema have no plan. */
const command = /^(?:CYPHER 25\s+)?(SHOW|CREATE (?:VECTOR |FULLTEXT )?(?:INDEX|CONSTRAINT))/;

type Named = Pick<Statement<never, unknown>, 'name' | 'text'>;

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { rounds = defaultRounds } = options;
  const database = await stage.startDatabase();
  const server = await stage.startServer(database); // it makes the constraints and indexes
  await server.stop();
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  const statements = Object.values<Readonly<Record<string, Named>>>(cypher)
    .flatMap((module) => Object.values(module))
    .filter(({ text }) => !command.test(text));
  const times = new Map<string, number[]>(statements.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    stage.progress(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
    await driver.executeQuery('CALL db.clearQueryCaches()');
    for (const { name, text } of statements) {
      const ms = await planOnce(driver, text);
      if (round > 0) times.get(name)?.push(ms);
    }
  }
  return resultOf(times, rounds);
}

async function planOnce(driver: Driver, text: string): Promise<number> {
  const started = performance.now();
  await driver.executeQuery(`EXPLAIN ${text}`, { params: {} }, { database: 'neo4j' });
  return performance.now() - started;
}

function resultOf(times: ReadonlyMap<string, readonly number[]>, rounds: number): BenchResult {
  const rows = [...times]
    .map(([statement, each]) => ({ statement, ms: percentile(each, 0.5) }))
    .sort((a, b) => b.ms - a.ms);
  const middle = percentile(
    rows.map(({ ms }) => ms),
    0.5,
  );
  const slowest = rows.slice(0, rowsShown).map((row) => ({ ...row, ratio: row.ms / middle }));
  const lines = slowest.map(({ statement, ms, ratio }) => [statement, roundMs(ms), ratio]);
  const all = rows.reduce((sum, { ms }) => sum + ms, 0);
  const report = `${rows.length} statements, each planned anew; medians of ${rounds} rounds after one that is not counted

${table(['statement', 'ms', 'over the median'], lines)}

  median statement ${roundMs(middle)} ms; all of them ${roundMs(all)} ms`;
  const figures = {
    bench: 'planning',
    statements: rows.length,
    rounds,
    medianMs: roundMs(middle),
    allMs: roundMs(all),
    slowest,
  };
  return { report, figures };
}
