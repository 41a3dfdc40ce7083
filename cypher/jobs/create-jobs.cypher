// Puts jobs in the queue, in the transaction of the change that needs them. A job whose unique key waits already is left;
// one whose unique key runs is run once more after it, for it may have passed by what this change did.
// @mode write
// @param jobs: [NewJobRow!]!
// @returns CountRow!
// @unscoped the change itself was guarded
UNWIND $jobs AS row
MERGE (job:Job {uniqueKey: row.uniqueKey})
ON CREATE SET job += row, job.state = 'READY', job.attempts = 0, job.leaseToken = 0
ON MATCH SET job.again = true
RETURN count(job) AS count
