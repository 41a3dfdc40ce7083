// A job failed: it runs again later, or is put aside as dead with its reason when its attempts are used up. One that was
// asked for while it ran begins anew; one that is being cancelled is due at once, so that a runner closes it.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param dead: Boolean!
// @param error: String!
// @param runAt: DateTime!
// @param at: DateTime!
// @returns JobStateRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
WITH job, job.uniqueKey AS uniqueKey, CASE WHEN job.cancelledBy IS NULL THEN $runAt ELSE $at END AS runAt,
     $dead AND NOT coalesce(job.again, false) AS dead
SET job.state = CASE WHEN dead THEN 'DEAD' ELSE 'READY' END, job.runAt = runAt, job.error = $error, job.failedAt = $at,
    job.attempts = CASE WHEN $dead AND NOT dead THEN 0 ELSE job.attempts END,
    job.uniqueKey = CASE WHEN dead THEN null ELSE uniqueKey END,
    job.freedKey = CASE WHEN dead THEN uniqueKey ELSE null END,
    job.finishedAt = CASE WHEN dead THEN $at ELSE null END, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
