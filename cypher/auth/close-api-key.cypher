// Ends an API key of the viewer, or where he administers the tenant any of it. It stays in the list. Null for another one.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param at: DateTime!
// @returns ApiKeyRow
MATCH (viewer:User {key: $viewer})
MATCH (apiKey:ApiKey {key: $key})-[:ACTS_FOR]->(user:User)
WHERE user.tenantKey = viewer.tenantKey
WITH viewer, apiKey, user
WHERE viewer.admin OR user = viewer
SET apiKey.revokedAt = coalesce(apiKey.revokedAt, $at)
RETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,
       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt
