// Joins a document to the stored file with this hash. The blob is written first, which keeps a clean-up away until the
// transaction ends.
// @mode write
// @param itemKey: ID!
// @param hash: ID!
// @param size: Int!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the document was created for the viewer in the same transaction
MERGE (blob:Blob {hash: $hash})
ON CREATE SET blob.size = $size, blob.createdAt = $at
SET blob.heldAt = $at
WITH blob
MATCH (item:MemoryItem:Document {key: $itemKey})
MERGE (item)-[:STORED_IN]->(blob)
RETURN blob.hash AS key
