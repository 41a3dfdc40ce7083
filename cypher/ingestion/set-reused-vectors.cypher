// Gives new chunks of an item the vectors of its older chunks that were embedded from the same text.
// @mode write
// @param itemKey: ID!
// @param generation: Int!
// @returns CountRow!
// @unscoped the item was found writable for the viewer in the same transaction
// @scan it compares the chunks of one item
MATCH (item:MemoryItem {key: $itemKey})<-[:CHUNK_OF]-(old:Chunk)
WHERE old.generation < $generation AND old.embedding_a IS NOT NULL
WITH item, old.hash AS hash, head(collect(old)) AS old
MATCH (item)<-[:CHUNK_OF]-(chunk:Chunk {generation: $generation, hash: hash})
WHERE chunk.embedding_a IS NULL
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
