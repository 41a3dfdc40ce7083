// Hangs a scope under another parent. The tenant is written first, so that one scope moves at a time.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param parentKey: ID!
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1
WITH viewer
MATCH (scope:Scope {key: $key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin'] }
MATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE member.role IN ['owner', 'admin'] }
SET scope.version = scope.version + 1, scope.updatedAt = $at
WITH scope, parent
OPTIONAL MATCH (scope)-[old:WITHIN]->(:Scope)
DELETE old
MERGE (scope)-[:WITHIN]->(parent)
WITH DISTINCT scope
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
