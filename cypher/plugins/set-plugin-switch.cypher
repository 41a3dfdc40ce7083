// Switches a plugin on or off in the tenant that the viewer administers; none for who is no admin of it.
// @mode write
// @param viewer: ID!
// @param plugin: String!
// @param enabled: Boolean!
// @returns PluginSwitchesRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (viewer)-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.lock = true
WITH tenant,
  [name IN coalesce(tenant.pluginsOn, []) WHERE name <> $plugin] AS on,
  [name IN coalesce(tenant.pluginsOff, []) WHERE name <> $plugin] AS off
SET
  tenant.pluginsOn = CASE WHEN $enabled THEN on + [$plugin] ELSE on END,
  tenant.pluginsOff = CASE WHEN $enabled THEN off ELSE off + [$plugin] END
RETURN tenant.pluginsOn AS on, tenant.pluginsOff AS off
