// The scalar metadata of a document as properties of their own, so that lists can filter by them; null removes one.
// @mode write
// @param key: ID!
// @param properties: Properties!
// @returns KeyRow!
// @unscoped the document was created or locked for the viewer in the same transaction
MATCH (item:MemoryItem:Document {key: $key})
SET item += $properties
RETURN item.key AS key
