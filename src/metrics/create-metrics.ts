import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted and timed, in the form that Prometheus reads. */
export interface Metrics {
  /** Queries that were searched by words alone because they could not be embedded. */
  readonly textFallbacks: Counter;
  /** Writes and job runs whose text could not be embedded. */
  readonly embeddingFailures: Counter;
  /** Job runs by `kind` and `outcome`: done, failed (tried again), dead, cancelled, released (server stopped) or lost. */
  readonly jobs: Counter<'kind' | 'outcome'>;
  /** Seconds of a job run by `kind` and `outcome`. */
  readonly jobSeconds: Histogram<'kind' | 'outcome'>;
  /** Jobs in the queue of the whole database by `state`: waiting, running or dead. */
  readonly queuedJobs: Gauge<'state'>;
  /** Seconds that the job which has waited longest is overdue. */
  readonly oldestJob: Gauge;
  /** Seconds of an HTTP request by `path` and `status`. */
  readonly requests: Histogram<'path' | 'status'>;
  /** Has something measured each time before it is exposed. What fails is left as it was measured last. */
  measure(look: () => Promise<void>): void;
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
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> =>
    new Gauge({ name: `mnemograph_${name}`, help, labelNames, registers });
  const looks: (() => Promise<void>)[] = [];
  return {
    textFallbacks: counter('text_fallbacks_total', 'Queries that were searched by words alone.', []),
    embeddingFailures: counter('embedding_failures_total', 'Texts that could not be embedded.', []),
    jobs: counter('jobs_total', 'Job runs by kind and outcome.', ['kind', 'outcome']),
    jobSeconds: new Histogram({
      name: 'mnemograph_job_seconds',
      help: 'Time of job runs by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600, 3_600],
      registers,
    }),
    queuedJobs: gauge('queued_jobs', 'Jobs that wait, run or are dead.', ['state']),
    oldestJob: gauge('oldest_waiting_job_seconds', 'How long the job that has waited longest is overdue.', []),
    requests: new Histogram({
      name: 'mnemograph_http_request_seconds',
      help: 'Time of HTTP requests by path and status.',
      labelNames: ['path', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    measure: (look) => void looks.push(look),
    expose: async () => {
      await Promise.allSettled(looks.map((look) => look()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
