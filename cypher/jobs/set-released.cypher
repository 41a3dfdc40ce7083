// Gives a job back that its runner began and cannot finish, because the server stops: it is due at once, and the attempt
// does not count.
// @mode write
// @param key: ID!
// @param leaseToken: Int!
// @param at: DateTime!
// @returns KeyRow
// @unscoped only the runner that holds the lease knows its token
MATCH (job:Job {key: $key, state: 'RUNNING', leaseToken: $leaseToken})
SET job.state = 'READY', job.runAt = $at, job.attempts = job.attempts - 1
RETURN job.key AS key
