// Gives a job back that must not be done before a moment, with the reason: the attempt does not count. One that is being
// cancelled is due at once, so that a runner closes it.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param until: DateTime!
// @param reason: String!
// @param at: DateTime!
// @returns JobStateRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.state = 'READY', job.runAt = CASE WHEN job.cancelledBy IS NULL THEN $until ELSE $at END,
    job.attempts = job.attempts - 1, job.error = $reason, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
