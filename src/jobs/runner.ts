import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { JobRow } from '../graph/generated/jobs.js';
import { newKey } from '../shared/ids.js';
import { type OpenSpan, withoutSpans } from '../tracing/spans.js';
import type { AnyJob, JobRun } from './define-job.js';
import { inJob } from './in-job.js';
import { retryPause } from './retry.js';

/** Jobs that run at once in one server. */
const concurrency = 2;
const pollMs = 1_000;
/** How long a job stays with a runner that gives no sign of life, and how often a running one gives it, in ms. */
const leaseMs = 30_000;
const renewMs = 10_000;
/** Longest time in ms that the end of the server waits for jobs that do not heed their signal. */
const stopMs = 5_000;

/** Runs what is in the queue. */
export interface JobRunner {
  /** Says that a job was put in the queue. */
  poke(): void;
  /**
   * Ends the jobs under way by their signal and gives them back, so that another runner takes them at once. Waits for at
   * most 5 s; a job that does not heed its signal by then is taken over when its lease ends.
   */
  stop(): Promise<void>;
}

/**
 * Starts a runner over the durable queue. A job that a runner leaves behind, by crash or kill, is taken over when its
 * lease of 30 s ends; one that fails is repeated with growing pauses, and put aside as dead with its reason at the end.
 */
export function startJobRunner(services: Services, jobs: readonly AnyJob[]): JobRunner {
  const runner = new Runner(services, new Map(jobs.map((job) => [job.kind, job])));
  return { poke: () => runner.poke(), stop: () => runner.stop() };
}

/**
 * Takes the jobs over that a killed server left behind, without waiting for the end of their leases. Only for a database
 * that no other server uses, before a runner starts.
 */
export async function takeOverJobs({ graph, clock, log }: Pick<Services, 'graph' | 'clock' | 'log'>): Promise<void> {
  const { count } = await graph.write((tx) => tx.run(cypher.jobs.setAllDue, { at: clock.now() }));
  if (count > 0) log.info({ jobs: count }, 'jobs of an earlier run go on');
}

/** Why an attempt came to nothing. */
interface Failure {
  readonly error: unknown;
}

class Runner {
  private readonly holder = newKey();
  private readonly outside = AsyncLocalStorage.snapshot();
  private readonly stopping = new AbortController();
  private readonly active = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private claiming: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly services: Services,
    private readonly jobs: ReadonlyMap<string, AnyJob>,
  ) {
    this.timer = setInterval(() => this.poke(), pollMs);
    this.poke();
  }

  /** Whoever pokes is a request, whose id and trace are not those of the jobs. */
  poke(): void {
    this.again = true;
    this.claiming ??= this.outside(() => withoutSpans(() => this.claimAll())).finally(() => {
      this.claiming = undefined;
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    const ended = this.end().then(() => true);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), stopMs)));
    if (!(await Promise.race([ended, late]))) {
      this.services.log.warn({ jobs: this.active.size }, 'jobs did not end in time: they are left to their leases');
    }
    clearTimeout(timer);
  }

  private async end(): Promise<void> {
    await this.claiming;
    await Promise.allSettled(this.active);
  }

  private async claimAll(): Promise<void> {
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      await this.claim().catch((error: unknown) => this.services.log.warn({ error }, 'jobs could not be claimed'));
    }
  }

  private async claim(): Promise<void> {
    const limit = concurrency - this.active.size;
    if (limit <= 0) return;
    const now = this.services.clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const kinds = [...this.jobs.keys()];
    const rows = await this.services.graph.write((tx) =>
      tx.run(cypher.jobs.setClaimed, { kinds, holder: this.holder, now, leaseUntil, limit }),
    );
    for (const row of rows) this.start(row);
  }

  private start(row: JobRow): void {
    const done = inJob(this.services, row, (services, span) => this.runJob(services, row, span))
      .catch((error: unknown) => this.services.log.warn({ error, job: row.key }, 'job could not be closed'))
      .finally(() => {
        this.active.delete(done);
        this.poke();
      });
    this.active.add(done);
  }

  private async runJob(services: Services, row: JobRow, span: OpenSpan): Promise<void> {
    const lost = new AbortController();
    const run: JobRun = {
      tenantKey: row.tenantKey,
      attempt: row.attempts,
      lastAttempt: row.attempts >= row.maxAttempts,
      signal: AbortSignal.any([this.stopping.signal, lost.signal]),
    };
    const renewal = setInterval(() => void this.renew(row, lost), renewMs).unref();
    const began = performance.now();
    const failure = await this.attempt(services, row, run);
    clearInterval(renewal);
    const count = (outcome: 'done' | 'failed' | 'dead'): void => {
      services.metrics.jobs.inc({ kind: row.kind, outcome });
      services.metrics.jobSeconds.observe({ kind: row.kind, outcome }, (performance.now() - began) / 1_000);
    };
    if (failure === null) {
      count('done');
      services.log.info({ attempt: row.attempts, ms: Math.round(performance.now() - began) }, 'job done');
      return this.close(row);
    }
    span.fail(failure.error);
    if (lost.signal.aborted) return;
    if (this.stopping.signal.aborted) return this.release(row);
    count(run.lastAttempt ? 'dead' : 'failed');
    return this.fail(services, row, run, failure.error);
  }

  private async attempt(services: Services, row: JobRow, run: JobRun): Promise<Failure | null> {
    try {
      if (row.attempts > row.maxAttempts) throw new Error('its runner ended each time before the job did');
      await this.jobs.get(row.kind)?.run(services, JSON.parse(row.payload), run);
      return null;
    } catch (error) {
      return { error };
    }
  }

  /** While it cannot reach the database it goes on: the job's last write decides whether the lease held. */
  private async renew(row: JobRow, lost: AbortController): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const leaseUntil = new Date(this.services.clock.now().getTime() + leaseMs);
    const { key, leaseToken } = row;
    try {
      const kept = await this.services.graph.write((tx) =>
        tx.run(cypher.jobs.setLease, { key, leaseToken, leaseUntil }),
      );
      if (kept !== null) return;
      this.services.log.info({ job: key, kind: row.kind }, 'job was taken over by another runner');
      lost.abort();
    } catch (error) {
      this.services.log.info({ error, job: key }, 'lease of a job could not be renewed');
    }
  }

  private async close(row: JobRow): Promise<void> {
    const { key, leaseToken } = row;
    const at = this.services.clock.now();
    await this.services.graph.write((tx) => tx.run(cypher.jobs.closeJob, { key, leaseToken, at }));
  }

  private async release(row: JobRow): Promise<void> {
    const { key, leaseToken } = row;
    const at = this.services.clock.now();
    await this.services.graph.write((tx) => tx.run(cypher.jobs.setReleased, { key, leaseToken, at }));
  }

  private async fail(services: Services, row: JobRow, run: JobRun, error: unknown): Promise<void> {
    const { graph, clock, log } = services;
    const reason = error instanceof Error ? error.message : String(error);
    const dead = run.lastAttempt;
    log.warn({ attempt: row.attempts, dead, reason }, 'job failed');
    await this.tellFailure(services, row, run, reason);
    const at = clock.now();
    const runAt = new Date(at.getTime() + retryPause(row.attempts));
    const { key, leaseToken } = row;
    await graph.write((tx) =>
      tx.run(cypher.jobs.setFailed, { key, leaseToken, dead, error: reason.slice(0, 2_000), runAt, at }),
    );
  }

  /** What a job does about its failure may fail too, above all where its payload cannot be read; it is put back or aside. */
  private async tellFailure(services: Services, row: JobRow, run: JobRun, reason: string): Promise<void> {
    try {
      await this.jobs.get(row.kind)?.failed(services, JSON.parse(row.payload), run, reason);
    } catch (error) {
      services.log.warn({ error }, 'the failure of a job could not be noted');
    }
  }
}
