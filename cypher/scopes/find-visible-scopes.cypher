// The scopes that are visible from one scope: itself, the scopes above it, and the user of its session, where
// the viewer is that user or acts for him; across projects, from the viewer's own user scope, also those that he is a member of.
// Nearest first.
// @mode read
// @param viewer: ID!
// @param address: String!
// @param crossProject: Boolean!
// @returns [VisibleScopeRow!]!
// @bounded a chain has five tiers and one user; across projects, a user's own
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)
  RETURN scope, length(path) AS distance, CASE length(path) WHEN 0 THEN 'SELF' ELSE 'WITHIN' END AS via
  UNION
  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)
  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }
    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }
  RETURN scope, length(path) AS distance, 'SESSION_USER' AS via
  UNION
  MATCH (viewer)-[:MEMBER_OF]->(start)
  WHERE $crossProject AND start.kind = 'user'
  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)
  RETURN scope, min(length(path)) AS distance, 'CROSS_PROJECT' AS via
}
RETURN scope {
    .key, .kind, .id, address: scope.kind + '/' + scope.id, .title, .tier, .version, .createdAt, .updatedAt,
    parent: head([(scope)-[:WITHIN]->(parent:Scope) | parent.kind + '/' + parent.id]),
    user: head([(scope)-[:FOR_USER]->(user:Scope) | user.kind + '/' + user.id]),
    aliases: [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address]
  } AS scope, via, distance
ORDER BY distance, via
