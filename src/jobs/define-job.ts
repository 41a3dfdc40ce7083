import type { ZodType } from 'zod';
import type { Services } from '../context.js';

/** What a running job may do beside its work. */
export interface JobRun {
  readonly tenantKey: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborted when the server stops or the lease was lost: the work ends soon and is done again elsewhere. */
  readonly signal: AbortSignal;
}

/** A kind of job. Its work is repeatable: a job runs at least once. */
export interface JobDefinition<P> {
  readonly kind: string;
  readonly payload: ZodType<P>;
  readonly run: (services: Services, payload: P, run: JobRun) => Promise<void>;
  /** Called when an attempt failed, before the job is put back or aside. */
  readonly failed?: (services: Services, payload: P, run: JobRun, reason: string) => Promise<void>;
}

/** A job definition whose payload type the runner need not know. */
export interface AnyJob {
  readonly kind: string;
  readonly run: (services: Services, payload: unknown, run: JobRun) => Promise<void>;
  readonly failed: (services: Services, payload: unknown, run: JobRun, reason: string) => Promise<void>;
}

/** Makes a definition fit for the runner: payloads are checked before they are used. */
export function defineJob<P>(definition: JobDefinition<P>): AnyJob {
  return {
    kind: definition.kind,
    run: (services, payload, run) => definition.run(services, definition.payload.parse(payload), run),
    failed: async (services, payload, run, reason) =>
      definition.failed?.(services, definition.payload.parse(payload), run, reason),
  };
}
