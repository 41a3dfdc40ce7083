// One schedule, for an admin of a tenant.
// @mode read
// @param viewer: ID!
// @param name: String!
// @returns ScheduleDetailRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (:Tenant {key: viewer.tenantKey})
MATCH (schedule:Schedule {name: $name})
RETURN schedule.name AS name, schedule.description AS description, schedule.kind AS kind, schedule.payload AS payload,
       schedule.maxAttempts AS maxAttempts, schedule.perTenant AS perTenant, schedule.cron AS cron,
       schedule.timeZone AS timeZone, schedule.nextAt AS nextAt, schedule.lastDueAt AS lastDueAt
