// Notes a change of a document's tags or scope: next version, new time.
// @mode write
// @param key: ID!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the document was found writable for the viewer in the same transaction
MATCH (item:MemoryItem {key: $key})
SET item.version = item.version + 1, item.updatedAt = $at
RETURN item.key AS key
