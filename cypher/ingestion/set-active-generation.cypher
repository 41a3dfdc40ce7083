// The newest generation of an item's chunks takes the place of the older ones at one moment.
// @mode write
// @param itemKey: ID!
// @param generation: Int!
// @returns CountRow!
// @unscoped the item was locked for a guarded write in the same transaction
MATCH (item:MemoryItem {key: $itemKey})
CALL (item) {
  MATCH (old:Chunk)-[:CHUNK_OF]->(item)
  WHERE old.generation < $generation
  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(old)
  DETACH DELETE window, old
}
CALL (item) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  WHERE chunk.status <> 'active'
  SET chunk.status = 'active'
  WITH chunk
  MATCH (window:Window)-[:WINDOW_OF]->(chunk)
  SET window.status = 'active'
}
RETURN count(item) AS count
