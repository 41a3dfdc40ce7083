// Deletes references of a document.
// @mode write
// @param itemKey: ID!
// @param keys: [ID!]!
// @returns CountRow!
// @unscoped the document was found writable for the viewer and locked in the same transaction
UNWIND $keys AS key
MATCH (reference:Reference {key: key})<-[:HAS_REFERENCE]-(:MemoryItem {key: $itemKey})
DETACH DELETE reference
RETURN count(*) AS count
