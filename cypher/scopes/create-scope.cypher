// A new scope under an optional parent; a session may belong to a user. Null when the address is taken.
// @mode write
// @param viewer: ID!
// @param scope: NewScope!
// @param address: String!
// @param parentKey: ID
// @param userKey: ID
// @param at: DateTime!
// @returns ScopeRow
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin OR EXISTS {
  (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(:Scope {key: $parentKey}) WHERE member.role IN ['owner', 'admin']
}
MERGE (address:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})
ON CREATE SET address.scopeKey = $scope.key
WITH viewer, address
WHERE address.scopeKey = $scope.key
MERGE (scope:Scope {key: $scope.key})
ON CREATE SET scope += $scope, scope.tenantKey = viewer.tenantKey, scope.version = 1, scope.createdAt = $at, scope.updatedAt = $at
MERGE (address)-[:NAMES]->(scope)
WITH viewer, scope
CALL (viewer, scope) {
  MATCH (parent:Scope {key: $parentKey, tenantKey: viewer.tenantKey})
  MERGE (scope)-[:WITHIN]->(parent)
}
CALL (viewer, scope) {
  MATCH (user:Scope {key: $userKey, tenantKey: viewer.tenantKey, kind: 'user'})
  MERGE (scope)-[:FOR_USER]->(user)
}
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
