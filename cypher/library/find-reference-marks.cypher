// References of documents that their texts say (`automatic`), or that people have made (`user`), by their marks.
// @mode read
// @param itemKeys: [ID!]!
// @param by: String!
// @returns [ReferenceMarkRow!]!
// @unscoped the documents were found writable for the viewer and locked in the same transaction
// @bounded a document has 200 references of each at most
UNWIND $itemKeys AS itemKey
MATCH (item:MemoryItem {key: itemKey})-[:HAS_REFERENCE]->(reference:Reference)
WHERE reference.by = $by
RETURN item.key AS itemKey, reference.key AS key, reference.mark AS mark
