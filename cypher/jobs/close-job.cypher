// A job is done and its unique key free again; or it is due again, where it was asked for while it ran. It is written
// first, which locks it, and then looked at.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param at: DateTime!
// @returns KeyRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.state = CASE WHEN job.again THEN 'READY' ELSE 'DONE' END,
    job.attempts = CASE WHEN job.again THEN 0 ELSE job.attempts END,
    job.uniqueKey = CASE WHEN job.again THEN job.uniqueKey ELSE null END,
    job.runAt = $at, job.finishedAt = $at
RETURN job.key AS key
