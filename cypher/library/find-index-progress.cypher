// How far the index of documents is: the loader behind Document.indexProgress.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [IndexProgressRow!]!
// @scan it counts the chunks of the documents of one page
// @bounded one row a document
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
OPTIONAL MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
WHERE chunk.generation = item.generation
RETURN item.key AS documentKey, count(chunk) AS chunks, count(chunk.embedding_a) AS embedded
