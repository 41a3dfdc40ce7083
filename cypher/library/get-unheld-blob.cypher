// A blob that no document holds, nor a version of one. It is written first, so that no upload takes it before the transaction ends.
// @mode write
// @param hash: ID!
// @param at: DateTime!
// @returns KeyRow
// @unscoped blobs are addressed by content and belong to nobody
MATCH (locked:Blob {hash: $hash})
SET locked.heldAt = $at
WITH locked.hash AS hash
MATCH (blob:Blob {hash: hash})
WHERE NOT EXISTS { (:Document|ArchivedDocument|Version)-[:STORED_IN]->(blob) }
RETURN blob.hash AS key
