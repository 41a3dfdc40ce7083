// The passages of some documents in their order, of each the first.
// @mode read
// @param keys: [ID!]!
// @param limit: Int!
// @returns [PassageRow!]!
// @unscoped the documents were found for a task that the viewer runs
// @bounded so many passages a document given
UNWIND $keys AS key
MATCH (item:MemoryItem {key: key})
CALL (item) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  WHERE chunk.status = 'active'
  RETURN chunk ORDER BY chunk.position LIMIT $limit
}
RETURN item.key AS itemKey, chunk.text AS text, chunk.position AS position, chunk.page AS page
ORDER BY itemKey, position
