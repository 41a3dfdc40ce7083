import type { NewJob } from '../../../jobs/new-job.js';

/** The kind of the job that purges archived scopes; it runs where documents are known. */
export const purgeArchivedKind = 'purge-archived';

/** The job that purges what is archived and whose time is over. */
export function purgeArchivedJob(tenantKey: string): NewJob {
  return { kind: purgeArchivedKind, tenantKey, uniqueKey: purgeArchivedKind, payload: {} };
}
