// A new API key that acts for a user: the viewer, or where he administers the tenant anybody in it. Null for another one.
// @mode write
// @param viewer: ID!
// @param userId: ID!
// @param newUserKey: ID!
// @param apiKey: NewApiKey!
// @param at: DateTime!
// @returns ApiKeyRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
WHERE viewer.admin OR $userId = viewer.id
MERGE (user:User {tenantKey: viewer.tenantKey, id: $userId})
ON CREATE SET user.key = $newUserKey, user.admin = false, user.createdAt = $at
MERGE (user)-[:BELONGS_TO]->(tenant)
MERGE (apiKey:ApiKey {key: $apiKey.key})
ON CREATE SET apiKey += $apiKey, apiKey.tenantKey = viewer.tenantKey, apiKey.createdAt = $at
MERGE (apiKey)-[:ACTS_FOR]->(user)
RETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,
       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt
