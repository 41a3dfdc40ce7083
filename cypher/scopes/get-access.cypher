// Why somebody may or may not read and write a scope: every membership that bears on it, with the way from it to the scope.
// The viewer must be able to read the scope, and to ask about another user also manage it. Null where he may not.
// @mode read
// @param viewer: ID!
// @param address: String!
// @param userId: ID!
// @returns AccessRow
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
WITH viewer, scope
WHERE $userId = viewer.id OR viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role IN ['owner', 'admin'] AND at.tier >= 3 ELSE member.role IN ['owner', 'admin', 'executive'] END }
OPTIONAL MATCH (user:User {tenantKey: viewer.tenantKey, id: $userId})
OPTIONAL CALL (user, scope) {
  MATCH path = (user)-[member:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope)
  RETURN member.role AS role, CASE length(path) WHEN 1 THEN 'MEMBER' ELSE 'MEMBER_BELOW' END AS via, nodes(path)[1] AS at,
         [node IN nodes(path)[1..] | node.kind + '/' + node.id] AS steps
  ORDER BY length(path), at.key LIMIT 20
  UNION
  MATCH path = (scope)-[:WITHIN*1..4]->(at:Scope)
  MATCH (user)-[member:MEMBER_OF]->(at)
  RETURN member.role AS role, 'ROLE_ABOVE' AS via, at, [node IN reverse(nodes(path)) | node.kind + '/' + node.id] AS steps
}
WITH user, scope, collect({role: role, via: via, tier: at.tier, scope: at.kind + '/' + at.id, path: steps}) AS memberships
RETURN scope.kind + '/' + scope.id AS scope, scope.kind AS kind, scope.tier AS tier, coalesce(user.admin, false) AS admin,
       [row IN memberships WHERE row.role IS NOT NULL] AS memberships
