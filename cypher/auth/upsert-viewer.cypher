// The user and tenant behind a request; both are made when they are seen first.
// @mode write
// @param tenantId: String!
// @param userId: String!
// @param newTenantKey: ID!
// @param newUserKey: ID!
// @param admin: Boolean!
// @param at: DateTime!
// @returns ViewerRow!
// @unscoped it finds the viewer
MERGE (tenant:Tenant {id: $tenantId})
ON CREATE SET tenant.key = $newTenantKey, tenant.createdAt = $at
MERGE (user:User {tenantKey: tenant.key, id: $userId})
ON CREATE SET user.key = $newUserKey, user.createdAt = $at
SET user.admin = $admin
MERGE (user)-[:BELONGS_TO]->(tenant)
RETURN user.key AS key, tenant.key AS tenantKey
