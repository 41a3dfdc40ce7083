// Notes a change of documents beside their text: next version, new time. They are locked in the order of their keys.
// @mode write
// @param keys: [ID!]!
// @param at: DateTime!
// @returns [TouchedRow!]!
// @unscoped the documents were found writable for the viewer in the same transaction
// @bounded one row a document given
UNWIND $keys AS key
WITH key ORDER BY key
MATCH (item:MemoryItem {key: key})
SET item.version = item.version + 1, item.updatedAt = $at
RETURN item.key AS key, item.version AS version
