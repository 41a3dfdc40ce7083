// Puts jobs in the queue, in the transaction of the change that needs them, and gives those that were made. A job whose
// unique key waits already is left; one whose unique key runs is run once more after it, for it may have passed by what
// this change did.
// @mode write
// @param jobs: [NewJobRow!]!
// @returns [JobStateRow!]!
// @unscoped the change itself was guarded
// @bounded one row a new job
UNWIND $jobs AS row
MERGE (job:Job {uniqueKey: row.uniqueKey})
ON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0, job.version = 1
ON MATCH SET job.again = true
WITH job, row
WHERE job.key = row.key
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note
