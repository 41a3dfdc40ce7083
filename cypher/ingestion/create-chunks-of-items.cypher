// Writes the chunks of the newest generation of many items, each in its item's scope. A chunk gets the label of its language,
// where that has a full-text index of its own.
// @mode write
// @param items: [ChunksOfItem!]!
// @returns CountRow!
// @unscoped the items were created or found writable for the viewer in the same transaction
UNWIND $items AS entry
MATCH (item:MemoryItem {key: entry.itemKey})
UNWIND entry.chunks AS row
MERGE (chunk:Chunk {key: row.key})
ON CREATE SET chunk.tenantKey = item.tenantKey, chunk.scopeKey = item.scopeKey, chunk.itemKey = item.key,
  chunk.type = item.type, chunk.language = row.language, chunk.status = entry.status, chunk.generation = item.generation,
  chunk.position = row.position, chunk.text = row.text, chunk.header = row.header, chunk.hash = row.hash,
  chunk.headingPath = row.headingPath, chunk.page = row.page, chunk.keyPath = row.keyPath
MERGE (chunk)-[:CHUNK_OF]->(item)
/* include chunk-label */
WITH item, chunk, row
CALL (chunk, row) {
  UNWIND CASE WHEN row.embedding IS NULL THEN [] ELSE [row.embedding] END AS embedding
  CALL db.create.setNodeVectorProperty(chunk, 'embedding_a', embedding)
}
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
