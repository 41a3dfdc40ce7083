// What documents refer to, in the order of their texts. A target that the viewer may not read is not told, nor that there is one.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param kinds: [String!]!
// @param limit: Int!
// @returns [ReferenceRow!]!
// @bounded each document has its limit
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE EXISTS { (item)-[:HAS_REFERENCE]->() } AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
CALL (item) {
  MATCH (item)-[:HAS_REFERENCE]->(reference:Reference)
  WHERE reference.kind IN $kinds
  RETURN reference ORDER BY reference.position, reference.key LIMIT $limit
}
OPTIONAL MATCH (reference)-[:TO]->(target:Document)-[:IN_SCOPE]->(to:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(to) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(to) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
RETURN item.key AS documentKey, false AS incoming, reference.key AS key, reference.kind AS kind, reference.text AS text,
       reference.url AS url, reference.locator AS locator, reference.note AS note, reference.by AS by,
       reference.createdAt AS createdAt, item.key AS sourceKey, target.key AS targetKey
ORDER BY documentKey, reference.position, key
