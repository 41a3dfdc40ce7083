// A job failed: it runs again later, or is put aside as dead with its reason when its attempts are used up.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param dead: Boolean!
// @param error: String!
// @param runAt: DateTime!
// @param at: DateTime!
// @returns KeyRow
// @unscoped only the runner that holds the lease knows its token
MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.state = CASE WHEN $dead THEN 'DEAD' ELSE 'READY' END, job.runAt = $runAt, job.error = $error, job.failedAt = $at,
    job.uniqueKey = CASE WHEN $dead THEN null ELSE job.uniqueKey END
RETURN job.key AS key
