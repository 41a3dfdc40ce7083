// Gives new chunks of items the vectors of their older chunks that were embedded from the same text.
// @mode write
// @param itemKeys: [ID!]!
// @returns CountRow!
// @unscoped the items were found writable for the viewer in the same transaction
UNWIND $itemKeys AS itemKey
MATCH (item:MemoryItem {key: itemKey})<-[:CHUNK_OF]-(part:Chunk)
WITH item, part.hash AS hash, collect(part) AS equal
WITH head([part IN equal WHERE part.generation < item.generation AND part.embedding_a IS NOT NULL]) AS old,
     [part IN equal WHERE part.generation = item.generation AND part.embedding_a IS NULL] AS waiting
WHERE old IS NOT NULL
UNWIND waiting AS chunk
CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', old.embedding_a)
WITH chunk, old
CALL (chunk, old) {
  MATCH (window:Window)-[:WINDOW_OF]->(old)
  CREATE (copy:Window {key: chunk.key + '-' + window.position, tenantKey: chunk.tenantKey, scopeKey: chunk.scopeKey,
    status: chunk.status, type: chunk.type, language: chunk.language, position: window.position})
  CREATE (copy)-[:WINDOW_OF]->(chunk)
  WITH copy, window
  CALL db.create.setNodeVectorProperty(copy, 'embedding_a', window.embedding_a)
}
RETURN count(chunk) AS count
