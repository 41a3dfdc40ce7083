// Every tenant: those that a job is put in the queue for at each time of a schedule.
// @mode read
// @returns [KeyRow!]!
// @unscoped schedules belong to the whole database
// @bounded one row a tenant
// @scan it gives every tenant
MATCH (tenant:Tenant)
WHERE tenant.key IS NOT NULL
RETURN tenant.key AS key
