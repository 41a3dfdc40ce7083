// Hangs a scope under another parent, or under none. The tenant is written first, so that one scope moves at a time, then
// the parent, so that it is not archived meanwhile. A session moves to where it could be created.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param parentKey: ID
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1
WITH viewer
OPTIONAL MATCH (locked:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
SET locked.lock = true
WITH viewer
MATCH (scope:Scope {key: $key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
OPTIONAL MATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
WITH viewer, scope, parent
WHERE $parentKey IS NULL OR (parent IS NOT NULL AND (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE scope.kind = 'session' AND member.role IN ['owner', 'admin', 'executive', 'engine'] }
   OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(parent) WHERE scope.kind = 'session' }))
SET scope.version = scope.version + 1, scope.updatedAt = $at
WITH scope, parent
OPTIONAL MATCH (scope)-[old:WITHIN]->(:Scope)
DELETE old
FOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (scope)-[:WITHIN]->(above))
WITH DISTINCT scope
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
