// Deletes documents with their chunks, their windows, their moves, their versions, their references and the edges to their
// blobs. What refers to them by name waits for another document of that name.
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
CALL (item) {
  MATCH (item)-[:HAS_REFERENCE]->(own:Reference)
  DETACH DELETE own
}
CALL (item) {
  MATCH (waiting:Reference)-[:TO]->(item)
  WHERE waiting.name IS NOT NULL
  SET waiting:Wanted
}
DETACH DELETE item
RETURN count(*) AS count
