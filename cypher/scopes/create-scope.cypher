// A new scope under an optional parent; a session may belong to a user. Its owner is whom it is for: the user of a user
// scope or of a session, else the viewer, where he could not write it otherwise. The parent is written first, so that it
// is not archived meanwhile. Null when the address is taken.
// @mode write
// @param viewer: ID!
// @param scope: NewScope!
// @param address: String!
// @param parentKey: ID
// @param userKey: ID
// @param newUserKey: ID!
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
OPTIONAL MATCH (locked:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
SET locked.lock = true
WITH viewer, tenant
OPTIONAL MATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
OPTIONAL MATCH (person:Scope {key: $userKey, tenantKey: viewer.tenantKey, kind: 'user'})
WITH viewer, tenant, parent, person
WHERE ((parent IS NULL) = ($parentKey IS NULL)) AND ((person IS NULL) = ($userKey IS NULL))
WITH viewer, tenant, parent, person
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(parent) WHERE $scope.kind = 'session' AND member.role IN ['owner', 'admin', 'executive', 'engine'] }
   OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(parent) WHERE $scope.kind = 'session' }
   OR ($parentKey IS NULL AND $scope.kind <> 'organization' AND ($scope.kind <> 'user' OR $scope.id = viewer.id))
WITH viewer, tenant, parent, person
WHERE person IS NULL OR viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(person) }
MERGE (address:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})
ON CREATE SET address.scopeKey = $scope.key
WITH viewer, tenant, parent, person, address
WHERE address.scopeKey = $scope.key
MERGE (scope:Scope {key: $scope.key})
ON CREATE SET scope += $scope, scope.tenantKey = viewer.tenantKey, scope.version = 1, scope.createdAt = $at, scope.updatedAt = $at
MERGE (address)-[:NAMES]->(scope)
FOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (scope)-[:WITHIN]->(above))
FOREACH (each IN CASE WHEN person IS NULL THEN [] ELSE [person] END | MERGE (scope)-[:FOR_USER]->(each))
WITH viewer, tenant, person, scope
CALL (viewer, tenant, scope) {
  WITH viewer WHERE scope.kind = 'user'
  MERGE (owner:User {tenantKey: viewer.tenantKey, id: scope.id})
  ON CREATE SET owner.key = $newUserKey, owner.admin = false, owner.createdAt = $at
  MERGE (owner)-[:BELONGS_TO]->(tenant)
  MERGE (owner)-[own:MEMBER_OF]->(scope)
  ON CREATE SET own.role = 'owner', own.since = $at
}
CALL (person, scope) {
  MATCH (owner:User)-[:MEMBER_OF {role: 'owner'}]->(person)
  MERGE (owner)-[own:MEMBER_OF]->(scope)
  ON CREATE SET own.role = 'owner', own.since = $at
}
CALL (viewer, person, scope) {
  WITH viewer WHERE person IS NULL AND scope.kind <> 'user' AND (scope.tier < 3 OR NOT (viewer.admin
    OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role = 'engine'
      OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) }))
  MERGE (viewer)-[own:MEMBER_OF]->(scope)
  ON CREATE SET own.role = 'owner', own.since = $at
}
WITH DISTINCT scope
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
