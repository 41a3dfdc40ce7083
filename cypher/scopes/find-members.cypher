// Members of some scopes that the viewer may read, by user id, after a cursor: the loader behind Scope.members.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param after: String!
// @param limit: Int!
// @returns [MemberRow!]!
// @bounded limit members of each scope
// @scan it sorts the members of each scope
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (scope) {
  MATCH (user:User)-[own:MEMBER_OF]->(scope)
  WHERE user.id > $after
  RETURN user, own ORDER BY user.id LIMIT $limit
}
RETURN scope.key AS scopeKey, user.id AS userId, own.role AS role, own.since AS since
ORDER BY scopeKey, userId
