// Scopes of some kinds that the viewer may read, by kind and id, after a cursor.
// @mode read
// @param viewer: ID!
// @param kinds: [String!]!
// @param afterKind: String!
// @param afterId: String!
// @param limit: Int!
// @returns [ScopeRow!]!
// @scan what somebody may read by his memberships is sorted as a whole
MATCH (viewer:User {key: $viewer})
CALL (viewer) {
  WITH viewer WHERE viewer.admin
  UNWIND $kinds AS kind
  WITH viewer, kind, CASE WHEN kind = $afterKind THEN $afterId ELSE '' END AS afterId
  WHERE kind >= $afterKind
  CALL (viewer, kind, afterId) {
    MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})
    WHERE scope.id > afterId
    RETURN scope ORDER BY scope.tenantKey, scope.kind, scope.id LIMIT $limit
  }
  RETURN scope
  UNION ALL
  WITH viewer WHERE NOT viewer.admin
  CALL (viewer) {
    MATCH (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope:Scope {tenantKey: viewer.tenantKey})
    RETURN scope
    UNION
    MATCH (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope:Scope {tenantKey: viewer.tenantKey})
    WHERE member.role IN ['owner', 'admin', 'executive', 'engine']
    RETURN scope
  }
  WITH scope
  WHERE scope.kind IN $kinds AND (scope.kind > $afterKind OR (scope.kind = $afterKind AND scope.id > $afterId))
  RETURN scope
}
WITH scope ORDER BY scope.kind, scope.id LIMIT $limit
RETURN scope.key AS key, scope.kind AS kind, scope.id AS id, scope.kind + '/' + scope.id AS address, scope.title AS title, scope.tier AS tier,
       head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]) AS parent,
       head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]) AS user,
       [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address] AS aliases,
       scope.version AS version, scope.createdAt AS createdAt, scope.updatedAt AS updatedAt
ORDER BY kind, id
