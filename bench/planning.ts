import type { Driver } from 'neo4j-driver';
import { allStatements, isSchemaCommand } from '../test/testkit/statements.ts';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { percentile, roundMs } from './percentile.ts';
import { clearPlans, openPlanner } from './planner.ts';
import type { Stage } from './stage.ts';

export const planning: Bench = {
  name: 'planning',
  about: 'How long the database plans each statement of the product, the slowest first.',
  run,
};

const defaultRounds = 5;
const rowsShown = 15;

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { rounds = defaultRounds } = options;
  const driver = await openPlanner(stage);
  const statements = [...allStatements().values()].filter(({ text }) => !isSchemaCommand(text));
  const times = new Map<string, number[]>(statements.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    stage.progress(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
    await clearPlans(driver);
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
