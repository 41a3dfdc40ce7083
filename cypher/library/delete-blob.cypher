// Forgets a blob whose file is gone.
// @mode write
// @param hash: ID!
// @returns CountRow!
// @unscoped blobs are addressed by content and belong to nobody
MATCH (blob:Blob {hash: $hash})
DETACH DELETE blob
RETURN count(*) AS count
