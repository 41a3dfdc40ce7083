// Names a scope anew. Null when the viewer may not write it.
// @mode write
// @param viewer: ID!
// @param address: String!
// @param title: String!
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(locked:Scope)
SET locked.lock = true
WITH viewer, locked.key AS key
MATCH (scope:Scope {key: key})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET scope.version = scope.version + CASE WHEN scope.title = $title THEN 0 ELSE 1 END,
    scope.updatedAt = CASE WHEN scope.title = $title THEN scope.updatedAt ELSE $at END, scope.title = $title
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
