// The user and tenant behind a request; both are made when they are seen first. Whether he administers the tenant is what the
// token says that was issued last.
// @mode write
// @param tenantId: String!
// @param userId: String!
// @param newTenantKey: ID!
// @param newUserKey: ID!
// @param admin: Boolean!
// @param issuedAt: DateTime!
// @param at: DateTime!
// @returns ViewerRow!
// @unscoped it finds the viewer
MERGE (tenant:Tenant {id: $tenantId})
ON CREATE SET tenant.key = $newTenantKey, tenant.createdAt = $at
MERGE (user:User {tenantKey: tenant.key, id: $userId})
ON CREATE SET user.key = $newUserKey, user.createdAt = $at
SET user.admin = CASE WHEN user.rolesAt > $issuedAt THEN user.admin ELSE $admin END,
    user.rolesAt = CASE WHEN user.rolesAt > $issuedAt THEN user.rolesAt ELSE $issuedAt END
MERGE (user)-[:BELONGS_TO]->(tenant)
RETURN user.key AS key, tenant.key AS tenantKey, user.admin AS admin, user.rolesAt AS rolesAt,
       user.tokensEndedAt AS tokensEndedAt
