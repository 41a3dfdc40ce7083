// Jobs of the viewer's tenant and of the system in some states, the newest first, after a key; an empty list of kinds
// means all. Only an admin of the tenant sees any.
// @mode read
// @param viewer: ID!
// @param states: [String!]!
// @param kinds: [String!]!
// @param before: ID!
// @param limit: Int!
// @returns [JobDetailRow!]!
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
UNWIND $states AS state
CALL (viewer, state) {
  MATCH (job:Job {tenantKey: viewer.tenantKey, state: state})
  WHERE job.key < $before AND (size($kinds) = 0 OR job.kind IN $kinds)
  RETURN job ORDER BY job.tenantKey DESC, job.state DESC, job.key DESC LIMIT $limit
  UNION ALL
  MATCH (job:Job {tenantKey: 'system', state: state})
  WHERE job.key < $before AND (size($kinds) = 0 OR job.kind IN $kinds)
  RETURN job ORDER BY job.tenantKey DESC, job.state DESC, job.key DESC LIMIT $limit
}
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.attempts AS attempts,
       job.maxAttempts AS maxAttempts, job.runAt AS runAt, job.createdAt AS createdAt, job.startedAt AS startedAt,
       job.finishedAt AS finishedAt, job.failedAt AS failedAt, job.error AS error, job.progressDone AS done,
       job.progressTotal AS total, job.progressNote AS note, job.cancelRequestedAt AS cancelRequestedAt,
       job.cancelledBy AS cancelledBy, job.schedule AS schedule
ORDER BY key DESC LIMIT $limit
