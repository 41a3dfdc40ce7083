// Gives chunks of an item their vectors. The item is written first, so that it does not move meanwhile. Chunks that an
// update has replaced are left out.
// @mode write
// @param itemKey: ID!
// @param chunks: [ChunkVectors!]!
// @returns CountRow!
// @unscoped a job indexes an item whose write was guarded
MATCH (item:MemoryItem {key: $itemKey})
SET item.lock = true
WITH item
UNWIND $chunks AS row
MATCH (chunk:Chunk {key: row.key})
CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', row.embedding)
WITH chunk, row
CALL (chunk, row) {
  UNWIND row.windows AS part
  MERGE (window:Window {key: part.key})
  ON CREATE SET window.tenantKey = chunk.tenantKey, window.scopeKey = chunk.scopeKey, window.status = chunk.status,
    window.type = chunk.type, window.language = chunk.language, window.position = part.position
  MERGE (window)-[:WINDOW_OF]->(chunk)
  WITH window, part
  CALL db.create.setNodeVectorProperty(window, 'embedding_a', part.embedding)
}
RETURN count(chunk) AS count
