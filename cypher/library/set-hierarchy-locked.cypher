// Locks the hierarchy of tags until the transaction ends, for who administers the tenant; none for all others.
// @mode write
// @param viewer: ID!
// @returns KeyRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (viewer)-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.lock = true
RETURN tenant.key AS key
