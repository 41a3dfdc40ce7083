// Somebody wants to end a job: one that waits is closed at once, one that runs by its runner. Null where it does neither.
// @mode write
// @param key: ID!
// @param by: ID!
// @param at: DateTime!
// @returns JobRow
// @unscoped the job was found steerable for the viewer, and locked, in the same transaction
MATCH (job:Job {key: $key})
WHERE job.state IN ['READY', 'RUNNING']
WITH job, job.state = 'READY' AS waits, job.uniqueKey AS uniqueKey
SET job.state = CASE WHEN waits THEN 'CANCELLED' ELSE 'RUNNING' END,
    job.uniqueKey = CASE WHEN waits THEN null ELSE uniqueKey END,
    job.freedKey = CASE WHEN waits THEN uniqueKey ELSE null END,
    job.runAt = CASE WHEN waits THEN $at ELSE job.runAt END,
    job.finishedAt = CASE WHEN waits THEN $at ELSE null END,
    job.cancelRequestedAt = $at, job.cancelledBy = $by, job.again = false, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,
       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent
