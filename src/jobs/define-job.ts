import type { ZodType } from 'zod';
import type { Services } from '../context.js';
import type { WriteTransaction } from '../graph/graph.js';

/** What a running job may do beside its work. */
export interface JobRun {
  readonly tenantKey: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /**
   * Aborted when the server stops, the lease was lost, or somebody cancelled the job: the work ends soon, by throwing. In
   * the first two cases it is done again elsewhere.
   */
  readonly signal: AbortSignal;
  /**
   * Says how far the work is, for those who watch it. Stored at most once a second, and at the end; never waits or throws.
   * @param note a few words about the present step. Admins read them: no titles and no texts.
   */
  readonly progress: (done: number, total: number, note?: string) => void;
}

/** A kind of job. Its work is repeatable: a job runs at least once. */
export interface JobDefinition<P> {
  readonly kind: string;
  readonly payload: ZodType<P>;
  readonly run: (services: Services, payload: P, run: JobRun) => Promise<void>;
  /** Called when an attempt failed, before the job is put back or aside. */
  readonly failed?: (services: Services, payload: P, run: JobRun, reason: string) => Promise<void>;
  /** Called in the transaction that closes the job as cancelled. */
  readonly cancelled?: (tx: WriteTransaction, payload: P, reason: string) => Promise<void>;
}

/** A job definition whose payload type the runner need not know. */
export interface AnyJob {
  readonly kind: string;
  readonly run: (services: Services, payload: unknown, run: JobRun) => Promise<void>;
  readonly failed: (services: Services, payload: unknown, run: JobRun, reason: string) => Promise<void>;
  readonly cancelled: (tx: WriteTransaction, payload: unknown, reason: string) => Promise<void>;
}

/** The kinds of jobs that a server knows, by name. */
export type JobKinds = ReadonlyMap<string, AnyJob>;

/** Makes a definition fit for the runner: payloads are checked before they are used. */
export function defineJob<P>(definition: JobDefinition<P>): AnyJob {
  return {
    kind: definition.kind,
    run: (services, payload, run) => definition.run(services, definition.payload.parse(payload), run),
    failed: async (services, payload, run, reason) =>
      definition.failed?.(services, definition.payload.parse(payload), run, reason),
    cancelled: async (tx, payload, reason) => definition.cancelled?.(tx, definition.payload.parse(payload), reason),
  };
}

/** Kinds of jobs by name. */
export function jobKinds(jobs: readonly AnyJob[]): JobKinds {
  return new Map(jobs.map((job) => [job.kind, job]));
}
