// The tenant that the viewer is an admin of.
// @mode read
// @param viewer: ID!
// @returns KeyRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (tenant:Tenant {key: viewer.tenantKey})
RETURN tenant.key AS key
