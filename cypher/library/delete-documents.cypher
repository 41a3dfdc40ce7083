// Deletes documents with their chunks, their windows, their moves, their versions and the edges to their blobs.
// @mode write
// @param keys: [ID!]!
// @returns CountRow!
// @unscoped they were found writable for the viewer and locked in the same transaction, or are purged with their scope
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key})
CALL (item) {
  MATCH (part)-[:CHUNK_OF|REPLACED_IN|MOVE_OF|VERSION_OF]->(item)
  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(part)
  DETACH DELETE window, part
}
DETACH DELETE item
RETURN count(*) AS count
