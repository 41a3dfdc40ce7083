// Puts jobs in the queue, in the transaction of the change that needs them. A job whose unique key waits already is left.
// @mode write
// @param jobs: [NewJobRow!]!
// @returns CountRow!
// @unscoped the change itself was guarded
UNWIND $jobs AS row
MERGE (job:Job {uniqueKey: row.uniqueKey})
ON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0
RETURN count(job) AS count
