import { type BenchResult, table } from './bench.ts';
import { percentile, type Percentiles, percentiles, roundMs } from './percentile.ts';

/** Measured times in ms, one a round, and what the server said of itself in the same round. */
export interface RecallTimes {
  readonly driver: number[];
  readonly graphql: number[];
  /** Time of the embedding model and of the search, from the answer's trace. */
  readonly embedding: number[];
  readonly search: number[];
  readonly typename: number[];
  /** Size of the answer. */
  readonly bytes: number[];
}

/** Times, in the words of a reader; GraphQL with and without the time of its model. */
export function reportRecall(times: RecallTimes, setting: Readonly<Record<string, number>>): BenchResult {
  const withoutModel = times.graphql.map((ms, at) => ms - (times.embedding[at] ?? 0));
  const rows: readonly (readonly [string, string, readonly number[]])[] = [
    ['driver', 'the statement through the bare driver', times.driver],
    ['graphql', 'ragQuery over HTTP', times.graphql],
    ['embedding', '  of that, embedding the question', times.embedding],
    ['graphqlWithoutModel', '  of that, all but the embedding', withoutModel],
    ['search', "  of that, the server's search", times.search],
    ['typename', '{ __typename } over HTTP', times.typename],
  ];
  const named = Object.fromEntries(rows.map(([name, , values]) => [name, percentiles(values)]));
  const p50 = (values: readonly number[]): number => percentile(values, 0.5);
  const overhead = roundMs(p50(withoutModel) - p50(times.driver) - p50(times.typename));
  const ratio = roundMs(p50(withoutModel) / p50(times.driver));
  const ratioWithModel = roundMs(p50(times.graphql) / (p50(times.driver) + p50(times.embedding)));
  const report = [
    `${setting['chunks'] ?? 0} chunks in ${setting['scopes'] ?? 0} scopes, 4 of them visible; ${setting['rounds'] ?? 0} rounds`,
    '',
    table(
      ['ms', 'p50', 'p95', 'p99'],
      rows.map(([, label, values]) => [label, ...numbers(percentiles(values))]),
    ),
    '',
    `graphqlOverheadMs     ${overhead}   GraphQL p50 without the model - driver p50 - { __typename } p50; goal: at most 3`,
    `warmP50Ratio          ${ratio}   GraphQL p50 without the model / driver p50`,
    `warmP50RatioWithModel ${ratioWithModel}   GraphQL p50 / (driver p50 + embedding p50): the model on both sides`,
    `An answer has ${Math.round(p50(times.bytes))} bytes. The driver gets its vector ready made, so the time of the model is`,
    'taken out of the overhead: trace.embedMs of each answer, subtracted from the same answer.',
  ];
  const figures = { bench: 'recall-speed', ...setting, ...named, graphqlOverheadMs: overhead, warmP50Ratio: ratio };
  return { report: report.join('\n'), figures: { ...figures, warmP50RatioWithModel: ratioWithModel } };
}

const numbers = ({ p50, p95, p99 }: Percentiles): number[] => [p50, p95, p99];
