// A job is done and its unique key free again; or it is due again, where it was asked for while it ran. It is written
// first, which locks it, and then looked at.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param at: DateTime!
// @returns JobStateRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
WITH job, coalesce(job.again, false) AS again, job.uniqueKey AS uniqueKey
SET job.state = CASE WHEN again THEN 'READY' ELSE 'DONE' END,
    job.attempts = CASE WHEN again THEN 0 ELSE job.attempts END,
    job.uniqueKey = CASE WHEN again THEN uniqueKey ELSE null END,
    job.freedKey = CASE WHEN again THEN null ELSE uniqueKey END,
    job.runAt = $at, job.finishedAt = $at, job.error = null, job.failedAt = null, job.cancelledBy = null,
    job.cancelRequestedAt = null, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
