import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { jest } from '@jest/globals';
import { execute, type GraphQLSchema } from 'graphql';
import {
  CreateDocumentDocument,
  CreateScopeDocument,
  GetDocumentDocument,
  RagQueryDocument,
  type RagQueryQuery,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { createEmbedder } from '../../src/ai/create-embedder.js';
import type { Ctx, Services } from '../../src/context.js';
import { createMetrics } from '../../src/metrics/create-metrics.js';
import { type JobRun, jobKinds } from '../../src/jobs/define-job.js';
import { type JobRunner, startJobRunner } from '../../src/jobs/runner.js';
import { createIdentity, createTokenVerifier } from '../../src/modules/auth/index.js';
import { createTextDiffer } from '../../src/modules/history/index.js';
import { createFileParser, indexDocument } from '../../src/modules/ingestion/index.js';
import { createBlobStore } from '../../src/modules/library/index.js';
import { checkHealthJob } from '../../src/modules/operations/index.js';
import { openPlugins } from '../../src/modules/plugins/index.js';
import { openSpace } from '../../src/modules/spaces/index.js';
import { openFeed } from '../../src/outbox/feed.js';
import { createSystemEvents } from '../../src/outbox/system-events.js';
import { buildApiSchema } from '../../src/server/build-schema.js';
import { systemClock } from '../../src/shared/clock.js';
import { assertGraph } from '../testkit/assert-graph.js';
import { type BreakableModel, startBreakableModel } from '../testkit/breakable-model.js';
import { eventually } from '../testkit/eventually.js';
import { createTestLog } from '../testkit/feed.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';

/**
 * The model's thread cannot be killed from outside a server, and another server's runner would do the work: so the
 * product's parts run in this process, with the real model, on a database of their own.
 */
let database: OwnDatabase;
let breakable: BreakableModel;
let schema: GraphQLSchema;
let services: Services;
let runner: JobRunner;
let blobs: string;
const { log, lines } = createTestLog();

jest.setTimeout(120_000);
const tenant = 'failing';
const scope = 'project/p';

beforeAll(async () => {
  [database, breakable, blobs] = await Promise.all([
    startOwnDatabase(),
    startBreakableModel(),
    mkdtemp(join(tmpdir(), 'mnemograph-blobs-')),
  ]);
  const graph = await database.open();
  const metrics = createMetrics();
  const embedding = createEmbedder(breakable.model, { graph, clock: systemClock, log, metrics });
  services = {
    ...{
      graph,
      ai: { embedding, language: null },
      space: await openSpace(graph, embedding, systemClock, log),
      clock: systemClock,
      log,
    },
    ...{ blobs: createBlobStore(blobs), files: createFileParser(), events: openFeed(graph, log, metrics), metrics },
    ...{ differ: createTextDiffer(log), versionRetention: 20, promotionTags: [] },
    plugins: openPlugins({ graph, log, metrics }),
    ...{ systemEvents: createSystemEvents({ graph, log }), jobKinds: jobKinds([indexDocument]) },
    identity: createIdentity({ graph, clock: systemClock, mode: 'local', verifyToken: createTokenVerifier({}) }, log),
  };
  schema = await buildApiSchema();
  runner = startJobRunner(services, [indexDocument]);
  await run(CreateScopeDocument, { input: { kind: 'PROJECT', id: 'p' } });
});

afterAll(async () => {
  await runner.stop();
  services.identity.stop();
  await services.files.close();
  await services.differ.close();
  await breakable.close();
  await database.stop();
  await rm(blobs, { recursive: true, force: true });
});

afterEach(() => assertGraph(tenant, database.driver));

/** Runs an operation as the server does. */
async function run<T, V extends Record<string, unknown>>(document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
  const viewer = await services.identity.identify({ 'x-tenant-id': tenant });
  const contextValue: Ctx = { ...services, viewer, loaders: new Map() };
  const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
  if (errors !== undefined) throw new AggregateError(errors, errors.map((error) => error.message).join('\n'));
  return data as T;
}

async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
  await breakable.break();
  try {
    return await work();
  } finally {
    await breakable.heal();
  }
}

async function ask(query: string): Promise<RagQueryQuery['ragQuery']> {
  return (await run(RagQueryDocument, { query, scope, limit: 100 })).ragQuery;
}

const textHits = async (query: string): Promise<readonly string[]> =>
  (await ask(query)).hits.filter((hit) => hit.textScore > 0).map((hit) => `${hit.documentId} ${hit.source}`);

const read = async (id: string) => (await run(GetDocumentDocument, { id })).document;
const untilState = (id: string, state: string) =>
  eventually(
    () => read(id),
    (document) => document?.indexState === state,
  );

const sections = (word: string, count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `## Room ${i}\n\nThe ${word} number ${i} is kept here, among many other things.`,
  ).join('\n\n');

/** System events of a kind, by subject. */
async function told(kind: string): Promise<readonly unknown[]> {
  const rows = await database.query('MATCH (e:OutboxEvent {kind: $kind}) RETURN e.payload AS payload', { kind });
  return rows.map(({ payload }) => (JSON.parse(String(payload)) as { subject: string | null }).subject);
}

async function eventsOf(id: string): Promise<readonly unknown[]> {
  const rows = await database.query(
    'MATCH (e:OutboxEvent), (d:Document {id: $id}) WHERE e.itemKey = d.key RETURN e.kind AS kind ORDER BY e.key',
    { id },
  );
  return rows.map((row) => row['kind']);
}

it('answers a query by its words alone while the model is down, says so and logs it', async () => {
  const input = { id: 'lamp', scope, content: 'The lighthouse keeper trims the wick at dusk.' };
  await run(CreateDocumentDocument, { input });
  const answer = await whileBroken(() => ask('Who trims the wick?'));
  expect(answer.hits).toMatchObject([{ documentId: 'lamp', source: 'TEXT_SEARCH', similarity: null, textScore: 1 }]);
  expect(answer.trace.vectorSearch).toBe(false);
  expect(answer.warnings).toEqual([expect.stringContaining('by its words alone')]);
  const logged = lines().find((line) => line['msg'] === 'query could not be embedded: searched by words alone');
  expect(logged).toBeDefined();
  expect((await services.metrics.expose()).text).toMatch(/^mnemograph_text_fallbacks_total 1$/m);
  await eventually(
    () => told('TEXT_FALLBACK'),
    (subjects) => subjects.length === 1,
  );
  const healthy = await ask('Who trims the wick?');
  expect(healthy).toMatchObject({ warnings: [], trace: { vectorSearch: true }, hits: [{ source: 'VECTOR_SEARCH' }] });
});

it('stores a short document that cannot be embedded, says so, finds it by its words, and embeds it later', async () => {
  const input = { id: 'short', scope, content: 'Saffron is weighed on the brass scales.', tags: ['spice'] };
  await whileBroken(async () => {
    const { createDocument } = await run(CreateDocumentDocument, { input });
    expect(createDocument).toMatchObject({
      outcome: 'CREATED',
      document: { indexState: 'FAILED', indexError: expect.stringContaining('could not answer') as string },
      warnings: [expect.stringContaining('found by its words')],
    });
    expect(await textHits('saffron scales')).toEqual(['short TEXT_SEARCH']);
    expect(await read('short')).toMatchObject({ indexProgress: { chunks: 1, embedded: 0 } });
  });
  expect(lines().map((line) => line['msg'])).toContain('chunks could not be embedded: they are stored without vectors');
  expect(await untilState('short', 'READY')).toMatchObject({
    indexError: null,
    indexProgress: { chunks: 1, embedded: 1 },
  });
  const [hit] = (await ask('On what scales is saffron weighed?')).hits;
  expect(hit).toMatchObject({ documentId: 'short', source: 'VECTOR_SEARCH' });
  expect(hit?.similarity).toBeGreaterThan(0);
});

it('stores an update that cannot be embedded: the new words are found, the old are not, kept chunks keep their vectors', async () => {
  const kept = '## Kept\n\nThe orchard has nine pear trees.';
  const first = `${kept}\n\n## Changes\n\nThe beehive stands in the north.`;
  await run(CreateDocumentDocument, { input: { id: 'changing', scope, title: 'Garden', content: first } });
  await whileBroken(async () => {
    const content = `${kept}\n\n## Changes\n\nThe sundial stands in the south.`;
    const { updateDocument } = await run(UpdateDocumentDocument, { input: { id: 'changing', content } });
    expect(updateDocument).toMatchObject({ outcome: 'UPDATED', document: { indexState: 'FAILED', version: 2 } });
    expect(updateDocument.warnings).toHaveLength(1);
    expect(await textHits('sundial')).toEqual(['changing TEXT_SEARCH']);
    expect(await textHits('beehive')).toEqual([]);
    expect(await read('changing')).toMatchObject({ indexProgress: { chunks: 2, embedded: 1 } });
    const metadata = { seen: true };
    const touched = await run(UpdateDocumentDocument, { input: { id: 'changing', metadata } });
    expect(touched.updateDocument.document.indexState).not.toBe('READY');
  });
  expect(await untilState('changing', 'READY')).toMatchObject({
    indexError: null,
    indexProgress: { chunks: 2, embedded: 2 },
  });
});

it('fails a long document whose job loses the model midway, finds it by its words, and finishes it when the model is back', async () => {
  const content = sections('tapestry', 300);
  const { createDocument } = await run(CreateDocumentDocument, { input: { id: 'long', scope, content } });
  expect(createDocument.document.indexState).toBe('PENDING');
  await eventually(
    () => read('long'),
    (document) => (document?.indexProgress.embedded ?? 0) > 0,
  );
  const failed = await whileBroken(async () => {
    const document = await untilState('long', 'FAILED');
    expect((await textHits('tapestry')).length).toBeGreaterThan(0);
    return document;
  });
  expect(failed?.indexError).toContain('could not answer');
  expect(failed?.indexProgress.embedded).toBeLessThan(300);
  expect(await untilState('long', 'READY')).toMatchObject({
    indexError: null,
    indexProgress: { chunks: 300, embedded: 300 },
  });
  const events = await eventsOf('long');
  expect(events[0]).toBe('DOCUMENT_CREATED');
  expect(events).toContain('INDEX_FAILED');
  expect(events.at(-1)).toBe('INDEX_READY');
  expect(await database.query('MATCH (job:Job {state: "DEAD"}) RETURN job')).toEqual([]);
});

it('tells the admins what was degraded: a write, a job, and what the check of health finds', async () => {
  const subjects = await eventually(
    () => told('INDEX_DEGRADED'),
    (seen) => seen.includes('index-document'),
  );
  expect(subjects).toContain('embedding');
  const checked = await whileBroken(async () => {
    await checkHealthJob.run(services, {}, {} as JobRun);
    return eventually(
      () =>
        database.query(
          'MATCH (e:OutboxEvent {kind: "INDEX_DEGRADED", tenantKey: "system"}) RETURN e.payload AS payload',
        ),
      (rows) => rows.length > 0,
    );
  });
  expect(JSON.parse(String(checked[0]?.['payload']))).toMatchObject({ subject: 'embedding', count: 1 });
});

it('lets the new text of a long update be found by its words when its job fails', async () => {
  const { createDocument } = await run(CreateDocumentDocument, {
    input: { id: 'book', scope, content: sections('falcon', 22) },
  });
  await untilState('book', 'READY');
  expect(createDocument.document.id).toBe('book');
  await whileBroken(async () => {
    const { updateDocument } = await run(UpdateDocumentDocument, {
      input: { id: 'book', content: sections('compass', 23) },
    });
    expect(updateDocument).toMatchObject({ document: { indexState: 'PENDING' }, warnings: [] });
    await untilState('book', 'FAILED');
    expect((await textHits('compass')).length).toBeGreaterThan(0);
    expect(await textHits('falcon')).toEqual([]);
  });
  await untilState('book', 'READY');
});
