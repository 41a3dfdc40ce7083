// How far a running job is. Null when somebody else has it by now.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param done: Int!
// @param total: Int!
// @param note: String
// @returns JobStateRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.progressDone = $done, job.progressTotal = $total, job.progressNote = $note,
    job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
