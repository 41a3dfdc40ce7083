import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { JobRow } from '../graph/generated/jobs.js';
import type { OpenSpan } from '../tracing/spans.js';
import { closeCancelled, closeDone, closeFailed, postpone, release, saveProgress } from './close-run.js';
import type { JobKinds, JobRun } from './define-job.js';
import { inJob } from './in-job.js';
import { Postponed } from './postponed.js';
import { createProgressKeeper, type ProgressKeeper } from './progress.js';

/** What every run of a runner has in common. */
export interface RunnerParts {
  readonly services: Services;
  readonly kinds: JobKinds;
  /** How long a job stays with a runner that gives no sign of life, in ms. A running one gives it three times as often. */
  readonly leaseMs: number;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** A job that runs. */
export interface ActiveRun {
  readonly key: string;
  /** Resolves when the job is closed. */
  readonly done: Promise<void>;
  /** Ends it by its signal, in the name of a user. */
  cancel(by: string): void;
}

/** Why an attempt came to nothing. */
interface Failure {
  readonly error: unknown;
}

type Outcome = 'done' | 'failed' | 'dead' | 'cancelled' | 'released' | 'postponed' | 'lost';

/** Begins one attempt of a job that the runner has taken, and closes it by what comes of it. */
export function beginRun(parts: RunnerParts, row: JobRow): ActiveRun {
  const cancelled = new AbortController();
  const cancel = (by: string): void => cancelled.abort(new Cancelled(by));
  if (row.cancelledBy !== null) cancel(row.cancelledBy);
  const done = inJob(parts.services, row, (services, span) =>
    new Run({ ...parts, services }, row, cancelled.signal, span).execute(),
  );
  return { key: row.key, done, cancel };
}

/** Why a job is to end before its work is done. */
class Cancelled extends Error {
  constructor(readonly by: string) {
    super(`It was cancelled by ${by}.`);
  }
}

class Run {
  private readonly lost = new AbortController();
  private readonly progress: ProgressKeeper;

  constructor(
    private readonly parts: RunnerParts,
    private readonly row: JobRow,
    private readonly cancelled: AbortSignal,
    private readonly span: OpenSpan,
  ) {
    this.progress = createProgressKeeper((progress) => saveProgress(parts.services, row, progress));
  }

  async execute(): Promise<void> {
    const { services, leaseMs } = this.parts;
    const { kind } = this.row;
    const run = this.describe();
    const began = performance.now();
    const renewal = setInterval(() => void this.renew(), leaseMs / 3).unref();
    const failure = await this.attempt(run);
    clearInterval(renewal);
    await this.progress.flush();
    const seconds = (performance.now() - began) / 1_000;
    if (failure !== null && !(failure.error instanceof Postponed)) this.span.fail(failure.error);
    const outcome = await this.close(run, failure);
    services.metrics.jobs.inc({ kind, outcome });
    services.metrics.jobSeconds.observe({ kind, outcome }, seconds);
    if (outcome === 'failed' || outcome === 'dead') return; // closing it has said why
    const ended = { attempt: run.attempt, outcome, ms: Math.round(seconds * 1_000) };
    services.log.info(ended, outcome === 'done' ? 'job done' : 'job ended');
  }

  private describe(): JobRun {
    const { tenantKey, attempts, maxAttempts } = this.row;
    return {
      tenantKey,
      attempt: attempts,
      lastAttempt: attempts >= maxAttempts,
      signal: AbortSignal.any([this.parts.stopping, this.lost.signal, this.cancelled]),
      progress: (done, total, note) => this.progress.report(done, total, note),
    };
  }

  private async attempt(run: JobRun): Promise<Failure | null> {
    const { row, parts } = this;
    try {
      this.cancelled.throwIfAborted();
      if (row.attempts > row.maxAttempts) throw new Error('its runner ended each time before the job did');
      await parts.kinds.get(row.kind)?.run(parts.services, JSON.parse(row.payload), run);
      return null;
    } catch (error) {
      return { error };
    }
  }

  private async close(run: JobRun, failure: Failure | null): Promise<Outcome> {
    const { services, kinds, stopping } = this.parts;
    if (failure === null) {
      await closeDone(services, this.row);
      return 'done';
    }
    if (this.lost.signal.aborted) return 'lost';
    const reason: unknown = this.cancelled.reason;
    if (reason instanceof Cancelled) {
      await closeCancelled(services, kinds, this.row, reason.by);
      return 'cancelled';
    }
    if (stopping.aborted) {
      await release(services, this.row);
      return 'released';
    }
    if (failure.error instanceof Postponed) {
      await postpone(services, this.row, failure.error);
      return 'postponed';
    }
    const state = await closeFailed(services, kinds, this.row, run, failure.error);
    return state === 'DEAD' ? 'dead' : 'failed';
  }

  /** While it cannot reach the database it goes on: the job's last write decides whether the lease held. */
  private async renew(): Promise<void> {
    const { services, stopping, leaseMs } = this.parts;
    if (stopping.aborted) return;
    const { key, kind, leaseToken } = this.row;
    const leaseUntil = new Date(services.clock.now().getTime() + leaseMs);
    try {
      const kept = await services.graph.write((tx) => tx.run(cypher.jobs.setLease, { key, leaseToken, leaseUntil }));
      if (kept !== null || this.lost.signal.aborted) return;
      services.log.info({ job: key, kind }, 'job was taken over by another runner');
      this.lost.abort();
    } catch (error) {
      services.log.info({ error, job: key }, 'lease of a job could not be renewed');
    }
  }
}
