import type { Driver } from 'neo4j-driver';
import { encodeParams } from '#src/graph/encode.js';
import { cypher } from '#src/graph/generated/cypher.js';
import { run as ask, type StatementCase } from '../test/testkit/statement-case.ts';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { percentile, roundMs } from './percentile.ts';
import { clearPlans, openPlanner } from './planner.ts';
import type { Stage } from './stage.ts';

export const plans: Bench = {
  name: 'plans',
  about:
    'How often the database plans statements whose parameters come in one map, against those that take each alone.',
  run,
};

/** Lengths of texts and lists, as calls of an API have them. */
const lengths = [0, 1, 5, 20, 60, 200, 700];
const defaultRounds = 5;

/** The statements of some calls, with parameters of these lengths. */
function asksOf(text: number, list: number): readonly StatementCase[] {
  const word = 'a'.repeat(text);
  const keys = Array.from({ length: list }, (_, i) => `${i}`);
  const tags = keys.slice(0, 20).map((key) => [key]);
  const words = { text: `a${word}`, indexes: [] };
  const search = { weights: [], language: { any: true, codes: [] }, includeStale: false, crossProject: false };
  return [
    ask(cypher.library.getDocument, { viewer: 'v0', id: word }),
    ask(cypher.library.findTagsByDocument, { viewer: 'v0', keys }),
    ask(cypher.library.findReferences, { viewer: 'v0', keys, kinds: [word], limit: 20 }),
    ask(cypher.lineage.findLineageUp, { viewer: 'v0', id: word, hops: 3, endsOnly: false, limit: 20 }),
    ask(cypher.recall.searchChunksByText, { viewer: 'v0', scope: word, words, tags, candidates: 20, ...search }),
  ];
}

type Form = 'one map' | 'each alone';

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { rounds = defaultRounds } = options;
  const driver = await openPlanner(stage);
  const times: Record<Form, number[]> = { 'one map': [], 'each alone': [] };
  const held: Record<Form, number[]> = { 'one map': [], 'each alone': [] };
  for (let round = 0; round < rounds; round += 1) {
    const forms: readonly Form[] = round % 2 === 0 ? ['one map', 'each alone'] : ['each alone', 'one map'];
    for (const form of forms) {
      stage.progress(`Round ${round + 1} of ${rounds}, ${form} …`);
      await clearPlans(driver);
      times[form].push(...(await callAll(driver, form)));
      held[form].push(await clearPlans(driver));
    }
  }
  return resultOf(times, held, rounds);
}

/** Calls everything once for each pair of lengths; the time of each call in ms. */
async function callAll(driver: Driver, form: Form): Promise<readonly number[]> {
  const times: number[] = [];
  for (const text of lengths) {
    for (const list of lengths) {
      for (const { statement, params } of asksOf(text, list)) {
        const encoded = encodeParams(params, statement.params);
        const [sent, given] =
          form === 'one map' ? [statement.text, encoded] : [statement.text.replaceAll('$params.', '$'), encoded.params];
        const started = performance.now();
        await driver.executeQuery(sent, given, { database: 'neo4j', routing: 'READ' });
        times.push(performance.now() - started);
      }
    }
  }
  return times;
}

function resultOf(times: Record<Form, number[]>, held: Record<Form, number[]>, rounds: number): BenchResult {
  const row = (form: Form) => {
    const sum = times[form].reduce((total, time) => total + time, 0) / rounds;
    return {
      form,
      plans: percentile(held[form], 0.5),
      sum,
      p50: percentile(times[form], 0.5),
      p95: percentile(times[form], 0.95),
    };
  };
  const [map, alone] = [row('one map'), row('each alone')];
  const lines = [map, alone].map(({ form, plans: count, sum, p50, p95 }) => [
    form,
    count,
    ...[sum, p50, p95].map(roundMs),
  ]);
  const titles = ['parameters', 'plans', 'all calls, ms', 'p50, ms', 'p95, ms'];
  const calls = times['one map'].length / rounds;
  const ratio = alone.sum / map.sum;
  const report = `${calls} calls of 5 statements with parameters of other lengths, after all plans were forgotten; ${rounds} rounds

${table(titles, lines)}

  time of all calls, each alone over one map: ${ratio.toFixed(2)}`;
  return { report, figures: { bench: 'plans', calls, rounds, ratio, forms: [map, alone] } };
}
