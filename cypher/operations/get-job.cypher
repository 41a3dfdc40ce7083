// One job of the viewer's tenant or of the system. Only an admin of the tenant sees any.
// @mode read
// @param viewer: ID!
// @param key: ID!
// @returns JobDetailRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
CALL (viewer) {
  MATCH (job:Job {key: $key, tenantKey: viewer.tenantKey})
  RETURN job
  UNION
  MATCH (job:Job {key: $key, tenantKey: 'system'})
  RETURN job
}
RETURN job.key AS key, job.tenantKey AS tenantKey, job.kind AS kind, job.state AS state, job.attempts AS attempts,
       job.maxAttempts AS maxAttempts, job.runAt AS runAt, job.createdAt AS createdAt, job.startedAt AS startedAt,
       job.finishedAt AS finishedAt, job.failedAt AS failedAt, job.error AS error, job.progressDone AS done,
       job.progressTotal AS total, job.progressNote AS note, job.cancelRequestedAt AS cancelRequestedAt,
       job.cancelledBy AS cancelledBy, job.schedule AS schedule
