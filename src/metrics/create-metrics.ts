import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What is counted and timed, in the form that Prometheus reads. Labels take few values, all of them ours: never a name, an
 * id or a text that a client sends.
 */
export interface Metrics {
  /** Queries that were searched by words alone because they could not be embedded. */
  readonly textFallbacks: Counter;
  /** Writes and job runs whose text could not be embedded. */
  readonly embeddingFailures: Counter;
  /** Runs of tasks by `executor` and `outcome`: done or failed. */
  readonly taskRuns: Counter<'executor' | 'outcome'>;
  /** Job runs by `kind` and `outcome`: done, failed (tried again), dead, cancelled, released, postponed or lost. */
  readonly jobs: Counter<'kind' | 'outcome'>;
  /** Seconds of a job run by `kind` and `outcome`. */
  readonly jobSeconds: Histogram<'kind' | 'outcome'>;
  /** Jobs in the queue of the whole database by `state`: waiting, running or dead. */
  readonly queuedJobs: Gauge<'state'>;
  /** Seconds that the job which has waited longest is overdue. */
  readonly oldestJob: Gauge;
  /** Seconds of an HTTP request by `path` and `status`. */
  readonly requests: Histogram<'path' | 'status'>;
  /** Seconds of a call of a plugin's hook, by `plugin`, `hook` and `outcome`: done, failed or timeout. */
  readonly pluginHooks: Histogram<'plugin' | 'hook' | 'outcome'>;
  /** Seconds of a query, mutation or upload by `transport`, `type` and `outcome`. */
  readonly operations: Histogram<'transport' | 'type' | 'outcome'>;
  /** Seconds of a call of a tool of the MCP server by `tool` and `outcome`. */
  readonly tools: Histogram<'tool' | 'outcome'>;
  /** Subscriptions that the server ended, by the `code` of the error. */
  readonly subscriptionsEnded: Counter<'code'>;
  /** Failures of the connections to Redis, without which events of other servers take up to half a second. */
  readonly redisFailures: Counter;
  /** WebSockets that were refused or closed by a limit, by `limit`. */
  readonly socketsEnded: Counter<'limit'>;
  /** WebSockets that are open. */
  readonly sockets: Gauge;
  /** Subscriptions that are open. */
  readonly subscriptions: Gauge;
  /** Seconds of a statement by `statement` (its Cypher file), `mode` and `outcome`. */
  readonly statements: Histogram<'statement' | 'mode' | 'outcome'>;
  /** Transactions and reads that were done again after a transient failure, by `mode`. */
  readonly retries: Counter<'mode'>;
  /** Seconds of a call to the embedding model by `role`, `priority` and `outcome`, its waiting included. */
  readonly embeddings: Histogram<'role' | 'priority' | 'outcome'>;
  /** Texts given to the embedding model by `role` and `priority`. */
  readonly embeddedTexts: Counter<'role' | 'priority'>;
  /** Texts that were asked for, by `outcome`: hit (had before, or on its way) or miss (given to the model). */
  readonly embeddingCache: Counter<'outcome'>;
  /** Tokens that the embedding model has read, by `purpose`. */
  readonly embeddedTokens: Counter<'purpose'>;
  /** US dollars that they cost, by `purpose`. */
  readonly embeddingCost: Counter<'purpose'>;
  /** Requests to the embedding provider that were repeated, by `reason`. */
  readonly embeddingRetries: Counter<'reason'>;
  /** Writes and job runs that were held back by the daily limit of tokens. */
  readonly embeddingsHeld: Counter;
  /** Documents that were moved to another scope, by `how`. */
  readonly documentMoves: Counter<'how'>;
  /** Promotions that a tag or rule asked for and that were not done, by `reason`. */
  readonly promotionsRefused: Counter<'reason'>;
  /** Seconds from the change to its delivery to the subscribers of this server. */
  readonly deliveries: Histogram;
  /** Says how long ago, in seconds, everything that was committed had been delivered. Asked at each exposition. */
  watchOutbox(lag: () => number): void;
  /** Has something measured each time before it is exposed. What fails is left as it was measured last. */
  measure(look: () => Promise<void>): void;
  /** Everything as text, in Prometheus's exposition format, with its MIME type. */
  expose(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const fast = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const usual = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const long = [0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Metrics of one server, those of its process (memory, event loop delay, handles) included. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const make = makers(registry);
  const looks: (() => Promise<void>)[] = [];
  return {
    ...requestMetrics(make),
    ...workMetrics(make),
    ...embeddingMetrics(make),
    watchOutbox: (lag) => {
      const help = 'Time since everything that was committed had been delivered.';
      make.gauge('outbox_lag_seconds', help, lag);
    },
    measure: (look) => void looks.push(look),
    expose: async () => {
      await Promise.allSettled(looks.map((look) => look()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

type Makers = ReturnType<typeof makers>;

function makers(registry: Registry) {
  const registers = [registry];
  return {
    counter: <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
      new Counter({ name: `mnemograph_${name}`, help, labelNames, registers }),
    histogram: <L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[],
      buckets: number[],
    ): Histogram<L> => new Histogram({ name: `mnemograph_${name}`, help, labelNames, buckets, registers }),
    labelled: <L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> =>
      new Gauge({ name: `mnemograph_${name}`, help, labelNames, registers }),
    gauge: (name: string, help: string, read?: () => number): Gauge => {
      const collect = read === undefined ? {} : { collect: () => gauge.set(read()) };
      const gauge: Gauge = new Gauge({ name: `mnemograph_${name}`, help, registers, ...collect });
      return gauge;
    },
  };
}

function requestMetrics({ histogram, gauge }: Makers) {
  return {
    requests: histogram('http_request_seconds', 'Time of HTTP requests.', ['path', 'status'], usual),
    operations: histogram(
      'operation_seconds',
      'Time of queries, mutations and uploads.',
      ['transport', 'type', 'outcome'],
      usual,
    ),
    tools: histogram('mcp_tool_seconds', 'Time of calls of MCP tools.', ['tool', 'outcome'], usual),
    sockets: gauge('sockets_open', 'WebSockets that are open.'),
    subscriptions: gauge('subscriptions_open', 'Subscriptions that are open.'),
  };
}

function workMetrics({ counter, histogram, gauge, labelled }: Makers) {
  return {
    textFallbacks: counter('text_fallbacks_total', 'Queries that were searched by words alone.', []),
    taskRuns: counter('task_runs_total', 'Runs of tasks by executor and outcome.', ['executor', 'outcome']),
    jobs: counter('jobs_total', 'Job runs by kind and outcome.', ['kind', 'outcome']),
    queuedJobs: labelled('queued_jobs', 'Jobs that wait, run or are dead.', ['state']),
    oldestJob: gauge('oldest_waiting_job_seconds', 'How long the job that has waited longest is overdue.'),
    jobSeconds: histogram('job_seconds', 'Time of job runs.', ['kind', 'outcome'], long),
    pluginHooks: histogram('plugin_hook_seconds', 'Time of hooks of plugins.', ['plugin', 'hook', 'outcome'], fast),
    statements: histogram(
      'neo4j_statement_seconds',
      'Time of statements by Cypher file.',
      ['statement', 'mode', 'outcome'],
      fast,
    ),
    subscriptionsEnded: counter('subscriptions_ended_total', 'Subscriptions that the server ended.', ['code']),
    redisFailures: counter('redis_failures_total', 'Failures of the connections to Redis.', []),
    socketsEnded: counter('websockets_ended_total', 'WebSockets refused or closed by a limit.', ['limit']),
    documentMoves: counter('document_moves_total', 'Documents moved to another scope.', ['how']),
    promotionsRefused: counter('promotions_refused_total', 'Promotions by tag or rule that were not done.', ['reason']),
    retries: counter('neo4j_retries_total', 'Transactions and reads that were done again.', ['mode']),
    deliveries: histogram('outbox_delivery_seconds', 'Time from a change to its delivery.', [], usual),
  };
}

function embeddingMetrics({ counter, histogram }: Makers) {
  return {
    embeddingFailures: counter('embedding_failures_total', 'Texts that could not be embedded.', []),
    embeddings: histogram(
      'embedding_seconds',
      'Time of calls to the embedding model, waiting included.',
      ['role', 'priority', 'outcome'],
      usual,
    ),
    embeddedTexts: counter('embedding_texts_total', 'Texts given to the embedding model.', ['role', 'priority']),
    embeddingCache: counter('embedding_cache_total', 'Texts that were asked for, had before or not.', ['outcome']),
    embeddedTokens: counter('embedding_tokens_total', 'Tokens that the embedding model has read.', ['purpose']),
    embeddingCost: counter('embedding_cost_dollars_total', 'What they cost, in US dollars.', ['purpose']),
    embeddingRetries: counter('embedding_retries_total', 'Requests to the provider that were repeated.', ['reason']),
    embeddingsHeld: counter('embeddings_held_total', 'Writes and job runs held back by the daily limit.', []),
  };
}
