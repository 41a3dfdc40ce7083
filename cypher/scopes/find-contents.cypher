// What a scope holds with all within it: how many scopes, documents and chunks, and how many memberships.
// @mode read
// @param viewer: ID!
// @param address: String!
// @returns [ContentsRow!]!
// @bounded one row, and none for who may not write the scope
// @scan it counts everything within a scope
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(root:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MATCH (scope:Scope)-[:WITHIN*0..4]->(root)
WITH collect(scope) AS scopes
WHERE size(scopes) > 0
CALL (scopes) {
  UNWIND scopes AS scope
  MATCH (item:MemoryItem)-[:IN_SCOPE]->(scope)
  RETURN count(item) AS documents, sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunks
}
CALL (scopes) {
  UNWIND scopes AS scope
  RETURN sum(COUNT { (:User)-[:MEMBER_OF]->(scope) }) AS members
}
RETURN size(scopes) AS scopes, documents, chunks, members
