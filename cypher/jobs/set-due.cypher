// Makes a job due at once, with all of its attempts before it: one that waits, is dead or was cancelled. Null where it
// does none of these, or where the same work is in the queue as another job.
// @mode write
// @param key: ID!
// @param at: DateTime!
// @returns JobStateRow
// @unscoped the job was found steerable for the viewer, and locked, in the same transaction
MATCH (job:Job {key: $key})
WHERE job.state IN ['READY', 'DEAD', 'CANCELLED']
WITH job, coalesce(job.uniqueKey, job.freedKey, job.kind + ' ' + job.key) AS uniqueKey
OPTIONAL MATCH (other:Job {uniqueKey: uniqueKey})
USING INDEX SEEK other:Job(uniqueKey)
WITH job, uniqueKey, other
WHERE other IS NULL OR other = job
SET job.state = 'READY', job.runAt = $at, job.attempts = 0, job.uniqueKey = uniqueKey, job.freedKey = null,
    job.finishedAt = null, job.cancelRequestedAt = null, job.cancelledBy = null, job.progressDone = null,
    job.progressTotal = null, job.progressNote = null, job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
