// All schedules by name, for an admin of a tenant.
// @mode read
// @param viewer: ID!
// @returns [ScheduleDetailRow!]!
// @scan there are as many schedules as the product defines
// @bounded as many as the product defines
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (:Tenant {key: viewer.tenantKey})
MATCH (schedule:Schedule)
WHERE schedule.name IS NOT NULL
RETURN schedule.name AS name, schedule.description AS description, schedule.kind AS kind, schedule.payload AS payload,
       schedule.maxAttempts AS maxAttempts, schedule.perTenant AS perTenant, schedule.cron AS cron,
       schedule.timeZone AS timeZone, schedule.nextAt AS nextAt, schedule.lastDueAt AS lastDueAt
ORDER BY name
