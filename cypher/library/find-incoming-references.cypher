// What refers to documents, the newest first. References of documents that the viewer may not read are none.
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
WHERE EXISTS { (item)<-[:TO]-() } AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
CALL (viewer, item) {
  MATCH (item)<-[:TO]-(reference:Reference)<-[:HAS_REFERENCE]-(source:Document)-[:IN_SCOPE]->(to:Scope)
  WHERE reference.kind IN $kinds AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(to) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(to) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
  RETURN reference, source ORDER BY reference.key DESC LIMIT $limit
}
RETURN item.key AS documentKey, true AS incoming, reference.key AS key, reference.kind AS kind, reference.text AS text,
       reference.url AS url, reference.locator AS locator, reference.note AS note, reference.by AS by,
       reference.createdAt AS createdAt, source.key AS sourceKey, item.key AS targetKey
ORDER BY documentKey, key DESC
