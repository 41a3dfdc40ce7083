// The newest generations of the chunks of items take the place of the older ones at one moment; see `set-active-generation`.
// @mode write
// @param itemKeys: [ID!]!
// @returns CountRow!
// @unscoped the items were locked for a guarded write in the same transaction
UNWIND $itemKeys AS itemKey
MATCH (item:MemoryItem {key: itemKey})
CALL (item) {
  MATCH (old:Chunk)-[:CHUNK_OF]->(item)
  WHERE old.generation < item.generation AND old.status <> 'active'
  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(old)
  DETACH DELETE window, old
}
CALL (item) {
  MATCH (old:Chunk)-[edge:CHUNK_OF]->(item)
  WHERE old.generation < item.generation
  DELETE edge
  SET old:Replaced, old.status = 'replaced', old.replacedAt = datetime()
  CREATE (old)-[:REPLACED_IN]->(item)
  WITH old
  MATCH (window:Window)-[:WINDOW_OF]->(old)
  SET window.status = 'replaced'
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
