import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted and timed, in the form that Prometheus reads. */
export interface Metrics {
  /** Queries that were searched by words alone because they could not be embedded. */
  readonly textFallbacks: Counter;
  /** Writes and job runs whose text could not be embedded. */
  readonly embeddingFailures: Counter;
  /** Job runs by `kind` and `outcome`: done, failed (tried again) or dead. */
  readonly jobs: Counter<'kind' | 'outcome'>;
  /** Subscriptions that are open. */
  readonly subscriptions: Gauge;
  /** Subscriptions that the server ended, by the `code` of the error. */
  readonly subscriptionsEnded: Counter<'code'>;
  /** Failures of the connections to Redis, without which events of other servers take up to half a second. */
  readonly redisFailures: Counter;
  /** WebSockets that are open, and those that were refused or closed by a limit, by `limit`. */
  readonly sockets: Gauge;
  readonly socketsEnded: Counter<'limit'>;
  /** Seconds of an HTTP request by `path` and `status`. */
  readonly requests: Histogram<'path' | 'status'>;
  /** Everything as text, in Prometheus's exposition format, with its MIME type. */
  expose(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Metrics of one server, those of its process (memory, event loop, handles) included. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
    new Counter({ name: `mnemograph_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: `mnemograph_${name}`, help, registers });
  return {
    textFallbacks: counter('text_fallbacks_total', 'Queries that were searched by words alone.', []),
    embeddingFailures: counter('embedding_failures_total', 'Texts that could not be embedded.', []),
    jobs: counter('jobs_total', 'Job runs by kind and outcome.', ['kind', 'outcome']),
    subscriptions: gauge('subscriptions', 'Subscriptions that are open.'),
    subscriptionsEnded: counter('subscriptions_ended_total', 'Subscriptions that the server ended.', ['code']),
    redisFailures: counter('redis_failures_total', 'Failures of the connections to Redis.', []),
    sockets: gauge('websockets', 'WebSockets that are open.'),
    socketsEnded: counter('websockets_ended_total', 'WebSockets refused or closed by a limit.', ['limit']),
    requests: new Histogram({
      name: 'mnemograph_http_request_seconds',
      help: 'Time of HTTP requests by path and status.',
      labelNames: ['path', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
