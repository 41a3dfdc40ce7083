// Takes a document out of its translations: from the one that it is of, and those that are of it from it.
// @mode write
// @param key: ID!
// @returns CountRow!
// @unscoped the document was found writable for the viewer and locked in the same transaction
MATCH (item:MemoryItem:Document {key: $key})-[edge:TRANSLATION_OF]-()
DELETE edge
RETURN count(*) AS count
