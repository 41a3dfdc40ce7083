// Makes somebody a member of a scope, or gives a member another role. The scope is written first, which locks it. A user
// who is not known yet is made. Null when the viewer may not manage the scope: as an owner or admin of it or of a scope
// above it; of a session or process, of that.
// @mode write
// @param viewer: ID!
// @param address: String!
// @param userId: ID!
// @param newUserKey: ID!
// @param role: String!
// @param at: DateTime!
// @returns MemberChangeRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(locked:Scope)
SET locked.lock = true
WITH viewer, tenant, locked.key AS key
MATCH (scope:Scope {key: key})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }
MERGE (user:User {tenantKey: viewer.tenantKey, id: $userId})
ON CREATE SET user.key = $newUserKey, user.admin = false, user.createdAt = $at
MERGE (user)-[:BELONGS_TO]->(tenant)
MERGE (user)-[own:MEMBER_OF]->(scope)
ON CREATE SET own.since = $at
WITH scope, user, own, own.role AS before
SET own.role = $role,
    scope.version = scope.version + CASE WHEN before = $role THEN 0 ELSE 1 END,
    scope.updatedAt = CASE WHEN before = $role THEN scope.updatedAt ELSE $at END
RETURN scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.version AS version, user.key AS userKey, user.id AS userId,
       own.role AS role, own.since AS since, before
