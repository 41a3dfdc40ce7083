import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createEmbedder } from './ai/create-embedder.js';
import { createLanguageModel } from './ai/language-model/create-language-model.js';
import { openEmbeddingModel } from './ai/open-embedding-model.js';
import type { EmbeddingModel } from './ai/ports.js';
import type { Config } from './config.js';
import type { Ctx, Services } from './context.js';
import { startEmbeddedNeo4j, type EmbeddedNeo4j } from './embedded-neo4j/start-embedded-neo4j.js';
import { openGraph } from './graph/open-graph.js';
import { jobKinds } from './jobs/define-job.js';
import { measureQueue } from './jobs/measure-queue.js';
import { startJobRunner, takeOverJobs } from './jobs/runner.js';
import { startScheduler } from './jobs/scheduler.js';
import { createMetrics, type Metrics } from './metrics/create-metrics.js';
import { createIdentity, createTokenVerifier, needPermission } from './modules/auth/index.js';
import { createTextDiffer } from './modules/history/index.js';
import { createFileParser, type FileLimits, indexDocument } from './modules/ingestion/index.js';
import { createBlobStore, purgeArchived, removeBlob, uploadDocument } from './modules/library/index.js';
import { checkHealth, checkHealthJob, schedules, trimFeedJob } from './modules/operations/index.js';
import { describeReport, openPlugins } from './modules/plugins/index.js';
import { warmSearch } from './modules/recall/index.js';
import { openSpace } from './modules/spaces/index.js';
import { startDispatcher } from './outbox/dispatcher.js';
import { openRedisBell } from './outbox/bell.js';
import { createEventHub } from './outbox/event-hub.js';
import { openFeed } from './outbox/feed.js';
import { announceSystemEvent, createSystemEvents } from './outbox/system-events.js';
import { cacheFolder, cacheRoot } from './prerequisites/cache-folder.mjs';
import { buildApiSchema } from './server/build-schema.js';
import { roomForText } from './server/limits.js';
import { readReadyOperations } from './server/ready-operations.js';
import { startServer } from './server/server.js';
import { systemClock } from './shared/clock.js';
import { startTracing } from './tracing/start-tracing.js';

/** The product, running. */
export interface App {
  readonly url: string;
  /** Where the database is. */
  readonly database: string;
  /** Resolves with the reason when the private database ends without being asked to. */
  readonly died: Promise<string>;
  /** Ends everything in order: requests, jobs, events, models, the database. */
  stop(): Promise<void>;
}

/** Longest time of one transaction, in ms. */
const transactionMs = 60_000;

/** Every kind of job. */
const jobs = [indexDocument, removeBlob, purgeArchived, trimFeedJob, checkHealthJob];

/** The ready operations, seen from the sources and from the build. */
const operationsFolder = fileURLToPath(new URL('../schema/operations', import.meta.url));

/** What has to be ended, in the order in which it was begun. */
class Cleanup {
  private readonly steps: (() => Promise<void>)[] = [];
  add(step: () => Promise<void>): void {
    this.steps.unshift(step);
  }
  /** Takes every step, also after one that failed: what is below it must not be left running. */
  async run(log: Logger): Promise<void> {
    for (const step of this.steps.splice(0)) {
      await step().catch((error: unknown) => log.warn({ error }, 'something could not be ended in order'));
    }
  }
}

/**
 * Builds everything once, in order, and starts to listen. What was begun is ended again when a later step fails.
 * @throws AppError STARTUP_FAILED
 */
export async function compose(config: Config, log: Logger, say: (line: string) => void): Promise<App> {
  const cleanup = new Cleanup();
  try {
    return await build(config, log, say, cleanup);
  } catch (error) {
    await cleanup.run(log);
    throw error;
  }
}

async function build(config: Config, log: Logger, say: (line: string) => void, cleanup: Cleanup): Promise<App> {
  const tracing = await startTracing(config.tracing, log);
  cleanup.add(() => tracing.stop());
  const modelDir = cacheFolder(config.cacheDir ?? cacheRoot()).model;
  const metrics = createMetrics();
  const [database, model] = await startBoth(
    startDatabase(config, say),
    openEmbeddingModel(config.embedding, modelDir, { log, metrics }),
    cleanup,
  );
  const { services, poke } = await openServices(config, { log, metrics, database, model }, cleanup);
  if (config.neo4j === undefined) await takeOverJobs(services);
  const runner = startJobRunner(services, jobs);
  cleanup.add(() => runner.stop());
  poke.jobs = () => runner.poke();
  const scheduler = await startScheduler(services, schedules);
  cleanup.add(() => scheduler.stop());
  const server = await listen(config, services);
  void warmSearch(services).catch((error: unknown) => log.debug({ error }, 'the search could not be warmed'));
  cleanup.add(server.stop);
  return {
    url: server.url,
    database: config.neo4j?.uri ?? `${database.uri} (private, in ${join(config.dataDir, 'neo4j')})`,
    died: database.died,
    stop: () => cleanup.run(log),
  };
}

type Database = Pick<EmbeddedNeo4j, 'uri' | 'password' | 'stop' | 'died'> & { readonly user: string };

async function startDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  if (config.neo4j !== undefined) {
    return { ...config.neo4j, stop: () => Promise.resolve(), died: new Promise<string>(() => undefined) };
  }
  const cache = config.cacheDir === undefined ? {} : { cacheDir: config.cacheDir };
  return startEmbeddedNeo4j({ dataDir: join(config.dataDir, 'neo4j'), heap: config.neo4jHeap, log: say, ...cache });
}

/** Waits for database and model, which start side by side; when one fails, the other is ended. */
async function startBoth<A extends { stop(): Promise<void> }, B extends { close(): Promise<void> }>(
  first: Promise<A>,
  second: Promise<B>,
  cleanup: Cleanup,
): Promise<[A, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (a.status === 'fulfilled') cleanup.add(() => a.value.stop());
  if (b.status === 'fulfilled') cleanup.add(() => b.value.close());
  if (a.status === 'rejected') throw a.reason;
  if (b.status === 'rejected') throw b.reason;
  return [a.value, b.value];
}

interface Started {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly model: EmbeddingModel;
}

async function openServices(
  config: Config,
  { log, metrics, database, model }: Started,
  cleanup: Cleanup,
): Promise<{ services: Services; poke: { events: () => void; jobs: () => void } }> {
  const clock = systemClock;
  const poke = { events: (): void => undefined, jobs: (): void => undefined };
  const graph = await openGraph(database, {
    timeoutMs: transactionMs,
    clock,
    onStatement: (labels, seconds) => metrics.statements.observe(labels, seconds),
    onRetry: (mode) => metrics.retries.inc({ mode }),
    onCommit: (wrote) => {
      if (wrote.events) poke.events();
      if (wrote.jobs) poke.jobs();
    },
  });
  cleanup.add(() => graph.close());
  const { dailyTokenLimit } = config.embedding;
  const embedding = createEmbedder(model, { graph, clock, log, metrics, dailyTokenLimit });
  cleanup.add(() => embedding.stop());
  const space = await openSpace(graph, embedding, clock, log);
  const readers = openReaders(config, log, cleanup);
  const { events, wake } = await startFeed(config, { graph, clock, log, metrics }, cleanup);
  poke.events = wake;
  const systemEvents = createSystemEvents({ graph, log });
  cleanup.add(() => systemEvents.stop());
  const blobs = createBlobStore(join(config.dataDir, 'blobs'));
  const { identity, plugins } = openAccess(config, { graph, clock, log, metrics, systemEvents }, cleanup);
  metrics.measure(() => measureQueue({ graph, clock, log, metrics }));
  const models = { ai: { embedding, language: createLanguageModel(config.languageModel) }, space };
  return {
    services: {
      ...{ graph, ...models, clock, log, blobs, ...readers, events, systemEvents, metrics, jobKinds: jobKinds(jobs) },
      ...{ identity, plugins, promotionTags: config.promotionTags, versionRetention: config.versionRetention },
    },
    poke,
  };
}

/** What reads files and what compares texts, each outside of this thread. */
function openReaders(config: Config, log: Logger, cleanup: Cleanup): Pick<Services, 'files' | 'differ'> {
  const files = createFileParser(fileLimits(config));
  cleanup.add(() => files.close());
  const differ = createTextDiffer(log);
  cleanup.add(() => differ.close());
  return { files, differ };
}

function fileLimits({ limits: { fileBytes, pdfPages, textBytes } }: Config): FileLimits {
  return { maxBytes: fileBytes, maxPages: pdfPages, maxTextBytes: textBytes };
}

/** Begins to deliver events. `wake` is to be called when some were committed. */
async function startFeed(
  config: Config,
  { graph, clock, log, metrics }: Pick<Services, 'graph' | 'clock' | 'log' | 'metrics'>,
  cleanup: Cleanup,
): Promise<{ readonly events: Services['events']; readonly wake: () => void }> {
  const hub = createEventHub();
  const bell = config.redisUrl === undefined ? undefined : await openRedisBell(config.redisUrl, log, metrics);
  if (bell !== undefined) cleanup.add(() => bell.stop());
  const onDelivered = (seconds: number): void => metrics.deliveries.observe(seconds);
  const dispatcher = await startDispatcher(graph, hub, clock, log, { bell, onDelivered });
  metrics.watchOutbox(() => dispatcher.lagSeconds());
  cleanup.add(() => dispatcher.stop());
  const events = openFeed(graph, log, metrics, hub);
  cleanup.add(() => events.stop());
  return { events, wake: () => dispatcher.poke() };
}

/** Who may come, and what hooks into the work. */
function openAccess(
  config: Config,
  services: Pick<Services, 'graph' | 'clock' | 'log' | 'metrics' | 'systemEvents'>,
  cleanup: Cleanup,
): Pick<Services, 'identity' | 'plugins'> {
  const { graph, clock, log } = services;
  const verifyToken = createTokenVerifier(config.auth);
  const identity = createIdentity({ graph, clock, mode: config.auth.mode, verifyToken }, log);
  cleanup.add(() => {
    identity.stop();
    return Promise.resolve();
  });
  const plugins = openPlugins(services, (report) => {
    const { kind, tenantKey, plugin } = report;
    announceSystemEvent(services, { kind, tenantKey, subject: plugin, message: describeReport(report) });
  });
  return { identity, plugins };
}

async function listen(config: Config, services: Services): ReturnType<typeof startServer> {
  return startServer<Ctx>({
    host: config.host,
    port: config.port,
    ...(config.publicUrl === undefined ? {} : { publicUrl: config.publicUrl }),
    schema: await buildApiSchema(),
    contextFor: async ({ headers, log, transport }) => {
      const viewer = await services.identity.identify(headers);
      if (transport === 'upload') needPermission(viewer, 'write', 'An upload'); // before its body is read
      return { ...services, log, viewer, loaders: new Map() };
    },
    admitSocket: async ({ headers }, end) => services.identity.watch(await services.identity.identify(headers), end),
    upload: uploadDocument,
    uploadFolder: join(config.dataDir, 'blobs', 'incoming'),
    health: () => checkHealth(services),
    metrics: services.metrics,
    logger: services.log,
    firstOperation: await readFile(join(operationsFolder, 'first-query.graphql'), 'utf8'),
    operations: await readReadyOperations(operationsFolder),
    limits: { fileBytes: config.limits.fileBytes, ...roomForText(config.limits.textBytes) },
  });
}
