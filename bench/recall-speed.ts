import { print } from 'graphql';
import type { Driver } from 'neo4j-driver';
import { createLocalEmbeddingModel } from '#src/ai/local-embedding/create-local-embedding-model.js';
import { RagQueryDocument, type RagQueryQuery } from '#src/client/generated/operations.js';
import { encodeParams } from '#src/graph/encode.js';
import { cypher } from '#src/graph/generated/cypher.js';
import { createGraph } from '#src/graph/graph.js';
import { openDriver } from '#src/graph/open-graph.js';
import { questionWords } from '#src/modules/recall/word-search.js';
import { kindWeights } from '#src/modules/scopes/scope-kinds.js';
import { systemClock } from '#src/shared/clock.js';
import { cacheFolder, cacheRoot } from '../src/prerequisites/cache-folder.mjs';
import type { Bench, BenchOptions, BenchResult } from './bench.ts';
import { type Corpus, makeCorpus, scopeCount } from './corpus.ts';
import { fillGraph } from './fill-graph.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { reportRecall, type RecallTimes } from './recall-report.ts';
import type { Stage } from './stage.ts';

const tenant = 'bench';
/** Hits that are asked for, and what the server then fetches with each arm. */
const limit = 10;
const candidates = 30;
const defaultSize = 10_000;
const defaultRounds = 300;
const warmUpRounds = 100;

export const recallSpeed: Bench = {
  name: 'recall-speed',
  about: 'One recall through GraphQL over HTTP, against the same statement through the bare driver.',
  run,
};

/** A question with what each way of asking it takes. */
interface Query {
  readonly variables: object;
  readonly params: Record<string, unknown>;
}

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { size = defaultSize, rounds = defaultRounds, seed } = options;
  if (options.data !== undefined) stage.progress('This bench makes its own data; --data is not used.');
  const corpus = makeCorpus(size, seed);
  const database = await stage.startDatabase();
  const server = await stage.startServer(database);
  const client = createHttpClient(server.url, tenant);
  stage.onClear(() => client.close());
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  const queries = await prepare(stage, corpus, { client, driver, seed });
  stage.progress(`Warming up: ${Math.min(rounds, warmUpRounds)} rounds …`);
  await measure({ client, driver, queries, rounds: Math.min(rounds, warmUpRounds) });
  stage.progress(`Measuring: ${rounds} rounds …`);
  const times = await measure({ client, driver, queries, rounds });
  return reportRecall(times, { chunks: size, scopes: scopeCount, rounds, seed });
}

/** Fills the graph, and makes every question ready to be asked either way. */
async function prepare(
  stage: Stage,
  corpus: Corpus,
  { client, driver, seed }: { client: HttpClient; driver: Driver; seed: number },
): Promise<readonly Query[]> {
  await client.run('{ __typename }', {}); // makes the tenant and its user
  const graph = createGraph(driver, { timeoutMs: 60_000, clock: systemClock, onCommit: () => undefined });
  const viewer = await findViewer(driver);
  stage.progress(`Embedding ${corpus.bases.length} sentences and ${corpus.questions.length} questions …`);
  const model = await createLocalEmbeddingModel({ modelDir: cacheFolder(cacheRoot()).model });
  const bases = await model.embed(corpus.bases, 'passage', 'background');
  const questions = await model.embed(corpus.questions, 'query', 'background');
  await model.close();
  stage.progress(`Storing ${corpus.chunks.length} chunks …`);
  await fillGraph(corpus, { graph, client, viewer, bases, seed, progress: stage.progress });
  await driver.executeQuery('CALL db.awaitIndexes(300)', {}, { database: 'neo4j' });
  const processes = corpus.scopes.filter(({ kind }) => kind === 'THINK_PROCESS');
  return corpus.questions.map((query, at) => {
    const scope = processes[at % processes.length]?.address ?? '';
    const vector = [...(questions[at] ?? [])];
    const shared = {
      scope,
      weights: kindWeights,
      words: questionWords(query, []).words,
      language: { any: true, codes: [] },
      tags: [],
      includeStale: true,
      crossProject: false,
      candidates,
    };
    const params = encodeParams({ viewer, vector, ...shared }, cypher.recall.searchChunksA.params);
    return { params, variables: { query, scope, limit, groupByDocument: false, includeStale: true } };
  });
}

async function findViewer(driver: Driver): Promise<string> {
  const text = 'MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(user:User) RETURN user.key AS key';
  const { records } = await driver.executeQuery(text, { tenant }, { database: 'neo4j' });
  return String(records[0]?.get('key'));
}

/** What is measured, and how often. */
interface Measuring {
  readonly client: HttpClient;
  readonly driver: Driver;
  readonly queries: readonly Query[];
  readonly rounds: number;
}

/** Asks in turn; who goes first changes from round to round, so that no way always finds what the one before warmed. */
async function measure({ client, driver, queries, rounds }: Measuring): Promise<RecallTimes> {
  const times = { driver: [], graphql: [], embedding: [], search: [], typename: [], bytes: [] } as RecallTimes;
  const ragQuery = print(RagQueryDocument);
  const ways = [
    async (query: Query) => {
      const started = performance.now();
      const found = await searchByDriver(driver, query.params);
      times.driver.push(performance.now() - started);
      if (found === 0) throw new Error('The driver found nothing.');
    },
    async (query: Query) => {
      const started = performance.now();
      const answer = await client.run<RagQueryQuery>(ragQuery, query.variables);
      times.graphql.push(performance.now() - started);
      const { hits, trace } = answer.ragQuery;
      if (hits.length === 0 || !trace.vectorSearch)
        throw new Error('GraphQL found nothing, or searched without vectors.');
      times.embedding.push(trace.embedMs);
      times.search.push(trace.searchMs);
      times.bytes.push(JSON.stringify(answer).length);
    },
    async () => {
      const started = performance.now();
      await client.run('{ __typename }', {});
      times.typename.push(performance.now() - started);
    },
  ];
  for (let round = 0; round < rounds; round += 1) {
    const query = queries[round % queries.length];
    for (let turn = 0; turn < ways.length && query !== undefined; turn += 1) {
      await ways[(round + turn) % ways.length]?.(query);
    }
  }
  return times;
}

/** The shipped statement through the driver alone, its rows as plain objects. */
async function searchByDriver(driver: Driver, params: Record<string, unknown>): Promise<number> {
  const session = driver.session({ defaultAccessMode: 'READ', database: 'neo4j' });
  try {
    const { records } = await session.run(cypher.recall.searchChunksA.text, params);
    return records.reduce((sum, record) => sum + (record.toObject()['hits'] as unknown[]).length, 0);
  } finally {
    await session.close();
  }
}
