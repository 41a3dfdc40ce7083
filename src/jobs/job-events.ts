import type { JobStateRow } from '../graph/generated/jobs.js';
import type { WriteTransaction } from '../graph/graph.js';

/** Announces what a job came to, or how far it is. Its payload is never told. */
export function announceJob(
  tx: Pick<WriteTransaction, 'announce'>,
  kind: 'JOB_CHANGED' | 'JOB_PROGRESSED',
  job: JobStateRow,
): void {
  const { state, attempts, error, done, total, note } = job;
  tx.announce({
    kind,
    tenantKey: job.tenantKey,
    itemKey: job.key,
    itemVersion: job.version,
    scopesBefore: [],
    scopesAfter: [],
    payload: { kind: job.kind, state, attempts, error, done, total, note },
  });
}
