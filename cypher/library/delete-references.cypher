// Deletes references of documents.
// @mode write
// @param itemKeys: [ID!]!
// @param keys: [ID!]!
// @returns CountRow!
// @unscoped the documents were found writable for the viewer and locked in the same transaction
UNWIND $keys AS key
MATCH (reference:Reference {key: key})<-[:HAS_REFERENCE]-(item:MemoryItem)
WHERE item.key IN $itemKeys
DETACH DELETE reference
RETURN count(*) AS count
