// A user who was seen before: whether he administers the tenant and by which token, and up to when tokens are no longer his.
// @mode read
// @param tenantId: String!
// @param userId: String!
// @returns ViewerRow
// @unscoped it finds the viewer
MATCH (tenant:Tenant {id: $tenantId})
MATCH (user:User {tenantKey: tenant.key, id: $userId})
RETURN user.key AS key, tenant.key AS tenantKey, coalesce(user.admin, false) AS admin, user.rolesAt AS rolesAt,
       user.tokensEndedAt AS tokensEndedAt
