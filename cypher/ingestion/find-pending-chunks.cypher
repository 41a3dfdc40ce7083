// Chunks of one generation of an item that wait for their vectors, in order.
// @mode read
// @param itemKey: ID!
// @param generation: Int!
// @param limit: Int!
// @returns [PendingChunkRow!]!
// @unscoped a job indexes an item whose write was guarded
// @scan it looks through the chunks of one item
MATCH (item:MemoryItem {key: $itemKey})<-[:CHUNK_OF]-(chunk:Chunk {generation: $generation})
WHERE chunk.embedding_a IS NULL
RETURN chunk.key AS key, chunk.text AS text, chunk.header AS header
ORDER BY chunk.position LIMIT $limit
