// Prolongs the lease of a running job. Null when somebody else has it by now.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param leaseUntil: DateTime!
// @returns KeyRow
// @unscoped only the runner that holds the lease knows its token
MATCH (locked:Job {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (job:Job {key: key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.runAt = $leaseUntil
RETURN job.key AS key
