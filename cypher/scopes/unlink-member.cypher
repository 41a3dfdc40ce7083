// Ends somebody's membership of a scope. The scope is written first, which locks it. Null when he is no member, or when the
// viewer may not manage the scope and is not the member himself.
// @mode write
// @param viewer: ID!
// @param address: String!
// @param userId: ID!
// @param at: DateTime!
// @returns MemberChangeRow
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(locked:Scope)
SET locked.lock = true
WITH viewer, locked.key AS key
MATCH (user:User {tenantKey: viewer.tenantKey, id: $userId})-[own:MEMBER_OF]->(scope:Scope {key: key})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }
   OR (user = viewer)
WITH scope, user, own, own.role AS before, own.since AS since
DELETE own
SET scope.version = scope.version + 1, scope.updatedAt = $at
RETURN scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.version AS version, user.key AS userKey, user.id AS userId,
       before AS role, since, before
