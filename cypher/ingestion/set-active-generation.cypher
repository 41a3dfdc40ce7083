// The newest generation of an item's chunks takes the place of the older ones at one moment. What it replaces stays for a
// while, out of every search and list: a search that has found it in the index, which follows the commit a little later,
// must notice that it was replaced. What never answered is deleted.
// @mode write
// @param itemKey: ID!
// @param generation: Int!
// @returns CountRow!
// @unscoped the item was locked for a guarded write in the same transaction
MATCH (item:MemoryItem {key: $itemKey})
CALL (item) {
  MATCH (old:Chunk)-[:CHUNK_OF]->(item)
  WHERE old.generation < $generation AND old.status <> 'active'
  OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(old)
  DETACH DELETE window, old
}
CALL (item) {
  MATCH (old:Chunk)-[edge:CHUNK_OF]->(item)
  WHERE old.generation < $generation
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
