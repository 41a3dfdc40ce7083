// Ends every token that was issued to a user up to a moment: the viewer, or where he administers the tenant anybody in it. Null
// for another one.
// @mode write
// @param viewer: ID!
// @param userId: ID!
// @param at: DateTime!
// @returns KeyRow
MATCH (viewer:User {key: $viewer})
MATCH (user:User {tenantKey: viewer.tenantKey, id: $userId})
WHERE viewer.admin OR user = viewer
SET user.tokensEndedAt = $at
RETURN user.key AS key
