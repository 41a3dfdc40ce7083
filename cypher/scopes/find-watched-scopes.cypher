// Of some scopes, those that a subscriber watches and may read now: one scope, or that and all within it.
// @mode read
// @param viewer: ID!
// @param address: String!
// @param keys: [ID!]!
// @param withDescendants: Boolean!
// @returns [KeyRow!]!
// @bounded the scopes of one batch of events
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(start:Scope)
UNWIND $keys AS key
MATCH (scope:Scope {key: key, tenantKey: viewer.tenantKey})
WHERE (scope.key = start.key OR ($withDescendants AND EXISTS { (scope)-[:WITHIN*1..4]->(start) }))
  AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
RETURN scope.key AS key
