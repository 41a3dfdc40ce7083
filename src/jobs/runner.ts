import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { JobRow } from '../graph/generated/jobs.js';
import { newKey } from '../shared/ids.js';
import type { AnyJob, JobRun } from './define-job.js';
import { retryPause } from './retry.js';

/** Jobs that run at once in one server. */
const concurrency = 2;
const pollMs = 1_000;
/** How long a job stays with a runner that gives no sign of life, and how often a running one gives it, in ms. */
const leaseMs = 30_000;
const renewMs = 10_000;

/** Runs what is in the queue. */
export interface JobRunner {
  /** Says that a job was put in the queue. */
  poke(): void;
  /** Ends the jobs under way by their signal and waits for them. */
  stop(): Promise<void>;
}

/**
 * Starts a runner over the durable queue. A job that a runner leaves behind, by crash or kill, is taken over when its
 * lease ends; one that fails is repeated with growing pauses, and put aside as dead with its reason at the end.
 */
export function startJobRunner(services: Services, jobs: readonly AnyJob[]): JobRunner {
  const runner = new Runner(services, new Map(jobs.map((job) => [job.kind, job])));
  return { poke: () => runner.poke(), stop: () => runner.stop() };
}

class Runner {
  private readonly holder = newKey();
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

  poke(): void {
    this.again = true;
    this.claiming ??= this.claimAll().finally(() => (this.claiming = undefined));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
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
    const done = this.runJob(row)
      .catch((error: unknown) => this.services.log.warn({ error, job: row.key }, 'job could not be closed'))
      .finally(() => {
        this.active.delete(done);
        this.poke();
      });
    this.active.add(done);
  }

  private async runJob(row: JobRow): Promise<void> {
    const lost = new AbortController();
    const renewal = setInterval(() => void this.renew(row, lost), renewMs);
    const run: JobRun = {
      tenantKey: row.tenantKey,
      attempt: row.attempts,
      lastAttempt: row.attempts >= row.maxAttempts,
      signal: AbortSignal.any([this.stopping.signal, lost.signal]),
    };
    try {
      if (row.attempts > row.maxAttempts) throw new Error('its runner ended each time before the job did');
      await this.jobs.get(row.kind)?.run(this.services, JSON.parse(row.payload), run);
      await this.close(row);
    } catch (error) {
      if (!run.signal.aborted) await this.fail(row, run, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private async renew(row: JobRow, lost: AbortController): Promise<void> {
    const leaseUntil = new Date(this.services.clock.now().getTime() + leaseMs);
    const { key, leaseToken } = row;
    const kept = await this.services.graph
      .write((tx) => tx.run(cypher.jobs.setLease, { key, leaseToken, leaseUntil }))
      .catch(() => row);
    if (kept === null) lost.abort();
  }

  private async close(row: JobRow): Promise<void> {
    const { key, leaseToken } = row;
    const at = this.services.clock.now();
    await this.services.graph.write((tx) => tx.run(cypher.jobs.closeJob, { key, leaseToken, at }));
  }

  private async fail(row: JobRow, run: JobRun, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const dead = run.lastAttempt;
    this.services.log.warn({ job: row.key, kind: row.kind, attempt: row.attempts, dead, reason }, 'job failed');
    await this.jobs.get(row.kind)?.failed(this.services, JSON.parse(row.payload), run, reason);
    const at = this.services.clock.now();
    const runAt = new Date(at.getTime() + retryPause(row.attempts));
    const { key, leaseToken } = row;
    await this.services.graph.write((tx) =>
      tx.run(cypher.jobs.setFailed, { key, leaseToken, dead, error: reason.slice(0, 2_000), runAt, at }),
    );
  }
}
