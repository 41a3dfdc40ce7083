// References of a document that its text says (`automatic`), or that people have made (`user`), by their marks.
// @mode read
// @param itemKey: ID!
// @param by: String!
// @returns [ReferenceMarkRow!]!
// @unscoped the document was found writable for the viewer and locked in the same transaction
// @bounded a document has 200 references of each at most
MATCH (:MemoryItem {key: $itemKey})-[:HAS_REFERENCE]->(reference:Reference)
WHERE reference.by = $by
RETURN reference.key AS key, reference.mark AS mark
