import { readFileSync } from 'node:fs';
import type { Driver } from 'neo4j-driver';
import { createLocalEmbeddingModel } from '#src/ai/local-embedding/create-local-embedding-model.js';
import type { EmbeddingModel, Passage } from '#src/ai/ports.js';
import { openDriver } from '#src/graph/open-graph.js';
import { cacheFolder, cacheRoot } from '../src/prerequisites/cache-folder.mjs';
import type { TestServer } from '../test/testkit/server.ts';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { makeNotes, type Note } from './notes.ts';
import { roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

const tenant = 'bench';
const scope = 'project/import';
const defaultSize = 5_000;
/** Documents of one request, and requests at once; the model alone is given as much. */
const batchSize = 100;
const atOnce = 3;

export const importBench: Bench = {
  name: 'import',
  about: 'An import of Markdown files through the API, against embedding the same passages alone.',
  run,
};

const mutation = `mutation ($input: ImportDocumentsInput!) {
  importDocuments(input: $input) { failed results { outcome code message } }
}`;

interface Answer {
  readonly importDocuments: { readonly failed: number; readonly results: readonly { readonly outcome: string }[] };
}

/** What one run through all files took, and what came of it. */
interface ImportTimes {
  readonly seconds: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Texts that the server embedded for it. */
  readonly embedded: number;
  /** Memory of the server in MiB, at the start, in the middle and at the end. */
  readonly rss: readonly number[];
}

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { size = defaultSize, seed } = options;
  const notes = makeNotes(size, seed);
  const database = await stage.startDatabase();
  const server = await stage.startServer(database);
  const clients = Array.from({ length: atOnce }, () => createHttpClient(server.url, tenant));
  stage.onClear(() => clients.forEach((client) => client.close()));
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  await clients[0]?.run('mutation { createScope(input: { kind: PROJECT, id: "import" }) { key } }', {});
  const importing = { stage, server, clients, notes };
  const first = await importAll(importing, 'import');
  const second = await importAll(importing, 'second import');
  const passages = await readPassages(driver);
  const alone = await embedAlone(stage, passages, size);
  return report({ size, seed, passages: passages.length }, first, second, alone);
}

interface Importing {
  readonly stage: Stage;
  readonly server: TestServer;
  readonly clients: readonly HttpClient[];
  readonly notes: readonly Note[];
}

async function importAll({ stage, server, clients, notes }: Importing, name: string): Promise<ImportTimes> {
  const batches = groups(notes, batchSize);
  const outcomes: Record<string, number> = {};
  const rss = [memoryOf(server)];
  const before = await embeddedTexts(server);
  const started = performance.now();
  let done = 0;
  const work = async (client: HttpClient): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const documents = batch.map(({ id, content }) => ({ id, content, tags: ['#import'] }));
      const answer = await client.run<Answer>(mutation, { input: { scope, documents } });
      for (const { outcome } of answer.importDocuments.results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      done += batch.length;
      if (rss.length === 1 && done >= notes.length / 2) rss.push(memoryOf(server));
      stage.progress(`${name}: ${done} of ${notes.length} documents, ${rate(done, started)} a second`);
    }
  };
  await Promise.all(clients.map(work));
  const seconds = (performance.now() - started) / 1_000;
  rss.push(memoryOf(server));
  return { seconds, outcomes, rss, embedded: (await embeddedTexts(server)) - before };
}

function groups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

function rate(done: number, started: number): string {
  return ((done / (performance.now() - started)) * 1_000).toFixed(1);
}

/** Resident memory in MiB; 0 where the system does not tell. */
function memoryOf(server: TestServer): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${server.process.pid ?? 0}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function embeddedTexts({ url }: TestServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = [...text.matchAll(/^\w*embedding_texts_total\{[^}]*\} (\d+)/gm)].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}

/** The passages in the order of their documents, as they were imported. */
async function readPassages(driver: Driver): Promise<readonly Passage[]> {
  const text = `MATCH (d:Document)<-[:CHUNK_OF]-(c:Chunk) RETURN c.header AS header, c.text AS text
                ORDER BY toInteger(split(d.id, '_')[1]), c.position`;
  const { records } = await driver.executeQuery(text, {}, { database: 'neo4j' });
  return records.map((record) => record.toObject() as Passage);
}

/** Seconds that the model takes for the same passages, with the same threads, as many of them at once. */
async function embedAlone(stage: Stage, passages: readonly Passage[], documents: number): Promise<number> {
  const model = await createLocalEmbeddingModel({ modelDir: cacheFolder(cacheRoot()).model });
  stage.onClear(() => model.close());
  const batches = groups(passages, Math.ceil((batchSize * passages.length) / documents));
  const started = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await embedBatch(model, batch);
      done += batch.length;
      stage.progress(`embedding alone: ${done} of ${passages.length} passages, ${rate(done, started)} a second`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - started) / 1_000;
}

async function embedBatch(model: EmbeddingModel, batch: readonly Passage[]): Promise<void> {
  const windows = await model.windows(batch);
  await model.embed(windows.flat(), 'passage', 'background');
}

function report(
  setting: { readonly size: number; readonly seed: number; readonly passages: number },
  first: ImportTimes,
  second: ImportTimes,
  alone: number,
): BenchResult {
  const { size, passages } = setting;
  const importRatio = roundMs(first.seconds / alone);
  const row = (name: string, { seconds, embedded, rss }: ImportTimes): (string | number)[] => [
    ...[name, seconds, size / seconds, passages / seconds],
    ...[String(embedded), rss.join(' → ')],
  ];
  const lines = [
    `${size} Markdown files, ${passages} passages; ${batchSize} documents a request, ${atOnce} requests at once`,
    '',
    table(
      ['', 'seconds', 'documents/s', 'passages/s', 'embedded', 'memory, MiB'],
      [row('import', first), row('second import', second), ['embedding alone', alone, '', passages / alone, '', '']],
    ),
    '',
    `outcomes: ${JSON.stringify(first.outcomes)}, then ${JSON.stringify(second.outcomes)}`,
    `importRatio ${importRatio}   time of the import / time of embedding the same passages alone; goal: at most 1.3`,
  ];
  const figures = { bench: 'import', ...setting, importRatio, alone: roundMs(alone), first, second };
  return { report: lines.join('\n'), figures };
}
