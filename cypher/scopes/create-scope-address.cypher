// A further address of a scope. Null when the viewer may not write the scope or the address names another one.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param alias: String!
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})
MATCH (scope:Scope {key: $key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET scope.version = scope.version + 1, scope.updatedAt = $at
MERGE (alias:ScopeAddress {tenantKey: viewer.tenantKey, address: $alias})
ON CREATE SET alias.scopeKey = scope.key
WITH scope, alias
WHERE alias.scopeKey = scope.key
MERGE (alias)-[:NAMES]->(scope)
WITH DISTINCT scope
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
