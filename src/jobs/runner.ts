import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from '../context.js';
import { cypher } from '../graph/generated/cypher.js';
import type { JobRow } from '../graph/generated/jobs.js';
import { newKey } from '../shared/ids.js';
import { withoutSpans } from '../tracing/spans.js';
import { type AnyJob, jobKinds } from './define-job.js';
import { announceJob } from './job-events.js';
import { type ActiveRun, beginRun, type RunnerParts } from './run-job.js';

/** Jobs that run at once in one server. */
const concurrency = 2;
/** How often a runner looks for jobs of other servers, and for jobs that somebody wants to end, in ms. */
const pollMs = 1_000;
const defaultLeaseMs = 30_000;
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

/** How a runner runs. */
export interface RunnerOptions {
  /** How long a job stays with a runner that gives no sign of life, in ms. Default 30 s. */
  readonly leaseMs?: number;
}

/**
 * Starts a runner over the durable queue. A job that a runner leaves behind, by crash or kill, is taken over when its
 * lease of 30 s ends; one that fails is repeated with growing pauses, and put aside as dead with its reason at the end;
 * one that somebody cancels gets its signal within about a second.
 */
export function startJobRunner(services: Services, jobs: readonly AnyJob[], options: RunnerOptions = {}): JobRunner {
  const runner = new Runner(services, jobs, options.leaseMs ?? defaultLeaseMs);
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

class Runner {
  private readonly holder = newKey();
  private readonly outside = AsyncLocalStorage.snapshot();
  private readonly stopping = new AbortController();
  private readonly parts: RunnerParts;
  private readonly active = new Set<ActiveRun>();
  private readonly timer: NodeJS.Timeout;
  private claiming: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly services: Services,
    jobs: readonly AnyJob[],
    leaseMs: number,
  ) {
    this.parts = { services, kinds: jobKinds(jobs), leaseMs, stopping: this.stopping.signal };
    this.timer = setInterval(() => this.tick(), pollMs);
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
    await Promise.all([this.claiming, this.looking]);
    await Promise.allSettled([...this.active].map((run) => run.done));
  }

  private tick(): void {
    this.poke();
    if (this.active.size > 0) this.looking ??= this.endCancelled().finally(() => (this.looking = undefined));
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
    const leaseUntil = new Date(now.getTime() + this.parts.leaseMs);
    const kinds = [...this.parts.kinds.keys()];
    const rows = await this.services.graph.write(async (tx) => {
      const claimed = await tx.run(cypher.jobs.setClaimed, { kinds, holder: this.holder, now, leaseUntil, limit });
      for (const row of claimed) announceJob(tx, 'JOB_CHANGED', row);
      return claimed;
    });
    for (const row of rows) this.start(row);
  }

  private start(row: JobRow): void {
    const run = beginRun(this.parts, row);
    this.active.add(run);
    void run.done
      .catch((error: unknown) => this.services.log.warn({ error, job: row.key }, 'job could not be closed'))
      .finally(() => {
        this.active.delete(run);
        this.poke();
      });
  }

  /** Ends, by their signal, the jobs under way that somebody wants to end. */
  private async endCancelled(): Promise<void> {
    const runs = new Map([...this.active].map((run) => [run.key, run]));
    try {
      const found = await this.services.graph.read(cypher.jobs.findCancelledJobs, { keys: [...runs.keys()] });
      for (const { key, cancelledBy } of found) runs.get(key)?.cancel(cancelledBy);
    } catch (error) {
      this.services.log.info({ error }, 'it could not be seen whether a running job was cancelled');
    }
  }
}
