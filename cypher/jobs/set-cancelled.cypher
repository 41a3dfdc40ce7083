// The runner of a job that somebody wanted to end closes it as cancelled; or it is due again, where it was asked for after
// that.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param at: DateTime!
// @returns JobRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
WITH job, coalesce(job.again, false) AS again, job.uniqueKey AS uniqueKey, job.cancelledBy AS cancelledBy
SET job.state = CASE WHEN again THEN 'READY' ELSE 'CANCELLED' END,
    job.attempts = CASE WHEN again THEN 0 ELSE job.attempts END,
    job.uniqueKey = CASE WHEN again THEN uniqueKey ELSE null END,
    job.freedKey = CASE WHEN again THEN null ELSE uniqueKey END,
    job.cancelledBy = CASE WHEN again THEN null ELSE cancelledBy END,
    job.cancelRequestedAt = CASE WHEN again THEN null ELSE job.cancelRequestedAt END,
    job.runAt = $at, job.finishedAt = $at, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,
       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent
