// A job is done. Its unique key is free again.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param at: DateTime!
// @returns KeyRow
// @unscoped only the runner that holds the lease knows its token
MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.state = 'DONE', job.finishedAt = $at
REMOVE job.uniqueKey
RETURN job.key AS key
