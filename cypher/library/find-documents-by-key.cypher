// Documents by their keys, those that the viewer may read.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [DocumentRow!]!
// @bounded one row a key given
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
/* include document-row */
