// Takes jobs that are due, or whose runner let its lease run out. Each is written first and then looked at again, so
// that two runners never take the same one. While a job runs, runAt is the end of its lease.
// @mode write
// @param kinds: [String!]!
// @param holder: ID!
// @param now: DateTime!
// @param leaseUntil: DateTime!
// @param limit: Int!
// @returns [JobRow!]!
// @unscoped runners serve every tenant; a job calls a use case with the tenant's own viewer
UNWIND ['READY', 'RUNNING'] AS state
CALL (state) {
  MATCH (due:Job {state: state})
  WHERE due.runAt <= $now AND due.kind IN $kinds
  RETURN due ORDER BY due.state, due.runAt LIMIT $limit
}
WITH due ORDER BY due.runAt LIMIT $limit
SET due.claims = coalesce(due.claims, 0) + 1
WITH collect(due.key) AS keys
UNWIND keys AS key
MATCH (job:Job {key: key})
USING INDEX job:Job(key)
WHERE job.state IN ['READY', 'RUNNING'] AND job.runAt <= $now
SET job.state = 'RUNNING', job.holder = $holder, job.runAt = $leaseUntil, job.attempts = job.attempts + 1,
    job.leaseToken = job.leaseToken + 1, job.again = false, job.startedAt = $now, job.finishedAt = null,
    job.version = coalesce(job.version, 0) + 1
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.version AS version,
       job.attempts AS attempts, job.error AS error, job.progressDone AS done, job.progressTotal AS total,
       job.progressNote AS note, job.payload AS payload, job.maxAttempts AS maxAttempts, job.leaseToken AS leaseToken,
       job.cancelledBy AS cancelledBy, job.requestId AS requestId, job.traceparent AS traceparent
