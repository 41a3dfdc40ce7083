/** A job as a use case puts it in the queue. */
export interface NewJob {
  readonly kind: string;
  /** The tenant that it works for, and whose admins see it; `systemTenant` for work of the whole server. */
  readonly tenantKey: string;
  /** While a job with this key waits, another is not added; while it runs, it is run once more after that. */
  readonly uniqueKey: string;
  /** Plain JSON. */
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
  /** Attempts before the job is put aside as dead. Default 8. */
  readonly maxAttempts?: number;
  /** Name of the schedule that it comes from. */
  readonly schedule?: string;
}
