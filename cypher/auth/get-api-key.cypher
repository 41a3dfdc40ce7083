// An API key by the hash of its secret, with the user it acts for.
// @mode read
// @param hash: String!
// @returns ApiKeyViewerRow
// @unscoped it finds the viewer
MATCH (apiKey:ApiKey {hash: $hash})-[:ACTS_FOR]->(user:User)-[:BELONGS_TO]->(tenant:Tenant)
RETURN apiKey.key AS apiKey, apiKey.permission AS permission, apiKey.expiresAt AS expiresAt, apiKey.revokedAt AS revokedAt,
       apiKey.lastUsedAt AS lastUsedAt, user.key AS key, user.id AS userId, user.admin AS admin, tenant.key AS tenantKey,
       tenant.id AS tenantId
