// Tags of documents, by document: the loader behind Document.tags.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [DocumentTagRow!]!
// @bounded the tags of the documents of one page
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
MATCH (item)-[edge:TAGGED]->(tag:Tag)
RETURN item.key AS documentKey, tag.key AS key, tag.id AS id, tag.label AS label, edge.by AS by
ORDER BY documentKey, id
