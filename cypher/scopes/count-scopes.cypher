// How many scopes of some kinds the viewer may read.
// @mode read
// @param viewer: ID!
// @param kinds: [String!]!
// @returns CountRow!
MATCH (viewer:User {key: $viewer})
CALL (viewer) {
  WITH viewer WHERE viewer.admin
  UNWIND $kinds AS kind
  MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})
  WHERE scope.id IS NOT NULL
  RETURN count(scope) AS part
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
  WHERE scope.kind IN $kinds
  RETURN count(scope) AS part
}
RETURN sum(part) AS count
