// The plugins that a tenant has switched itself.
// @mode read
// @param tenantKey: ID!
// @returns PluginSwitchesRow
// @unscoped the server reads it to run hooks, also for jobs
MATCH (tenant:Tenant {key: $tenantKey})
RETURN coalesce(tenant.pluginsOn, []) AS on, coalesce(tenant.pluginsOff, []) AS off
