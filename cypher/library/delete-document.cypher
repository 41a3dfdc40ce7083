// Deletes a document that the same transaction has locked, with its chunks, their windows, its moves and its blob's edge.
// @mode write
// @param key: ID!
// @returns KeyRow!
// @unscoped the document was found writable for the viewer in the same transaction
MATCH (item:MemoryItem:Document {key: $key})
CALL (item) {
  MATCH (part)-[:CHUNK_OF|REPLACED_IN|MOVE_OF]->(item)
  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(part)
  DETACH DELETE window, part
}
WITH item, item.key AS key
DETACH DELETE item
RETURN key
