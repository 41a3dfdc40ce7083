// The scopes that are visible from one scope: itself, the scopes above it, and the user of its session. Nearest first.
// @mode read
// @param viewer: ID!
// @param address: String!
// @returns [VisibleScopeRow!]!
// @bounded a chain has five tiers and one user
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
CALL (start) {
  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)
  RETURN scope, length(path) AS distance, CASE length(path) WHEN 0 THEN 'SELF' ELSE 'WITHIN' END AS via
  UNION
  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)
  RETURN scope, length(path) AS distance, 'SESSION_USER' AS via
}
RETURN scope {
    .key, .kind, .id, address: scope.kind + '/' + scope.id, .title, .tier, .version, .createdAt, .updatedAt,
    parent: head([(scope)-[:WITHIN]->(parent) | parent.kind + '/' + parent.id]),
    user: head([(scope)-[:FOR_USER]->(user) | user.kind + '/' + user.id]),
    aliases: [(alias:ScopeAddress)-[:NAMES]->(scope) WHERE alias.address <> scope.kind + '/' + scope.id | alias.address]
  } AS scope, via, distance
ORDER BY distance, via
