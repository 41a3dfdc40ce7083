// How many scopes of some kinds the viewer may read.
// @mode read
// @param viewer: ID!
// @param kinds: [String!]!
// @returns CountRow!
MATCH (viewer:User {key: $viewer})
UNWIND $kinds AS kind
MATCH (scope:Scope {tenantKey: viewer.tenantKey, kind: kind})
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
RETURN count(scope) AS count
