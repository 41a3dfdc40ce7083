// API keys that act for the viewer, and where he administers the tenant all of it: the newest first, after a cursor.
// @mode read
// @param viewer: ID!
// @param before: ID!
// @param limit: Int!
// @returns [ApiKeyRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (apiKey:ApiKey {tenantKey: viewer.tenantKey})
WHERE apiKey.key < $before
MATCH (apiKey)-[:ACTS_FOR]->(user:User)
WHERE viewer.admin OR user = viewer
RETURN apiKey.key AS key, apiKey.name AS name, apiKey.prefix AS prefix, user.key AS userKey, user.id AS userId, apiKey.permission AS permission,
       apiKey.createdAt AS createdAt, apiKey.expiresAt AS expiresAt, apiKey.lastUsedAt AS lastUsedAt, apiKey.revokedAt AS revokedAt
ORDER BY key DESC LIMIT $limit
