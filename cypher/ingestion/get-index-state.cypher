// How many chunks the newest generation of an item has, and how many of them wait for their vectors. The item is written
// first, which locks it until the transaction ends.
// @mode write
// @param itemKey: ID!
// @returns IndexStateRow
// @unscoped a job indexes an item whose write was guarded
// @scan it looks through the chunks of one item
MATCH (locked:MemoryItem {key: $itemKey})
SET locked.lock = true
WITH locked.key AS key
MATCH (item:MemoryItem {key: key})
OPTIONAL MATCH (item)<-[:CHUNK_OF]-(chunk:Chunk)
WHERE chunk.generation = item.generation
RETURN item.key AS key, item.id AS id, item.tenantKey AS tenantKey, item.scopeKey AS scopeKey,
       item.generation AS generation, item.version AS version, count(chunk) AS chunks,
       count(CASE WHEN chunk.embedding_a IS NULL THEN chunk END) AS pending
