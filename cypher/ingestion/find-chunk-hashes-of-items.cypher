// What of documents is embedded already, by hash, so that unchanged chunks keep their vectors.
// @mode read
// @param itemKeys: [ID!]!
// @returns [ChunkHashOfItemRow!]!
// @unscoped the documents were found writable for the viewer
// @bounded one row an embedded chunk of the documents given
UNWIND $itemKeys AS itemKey
MATCH (item:MemoryItem {key: itemKey})<-[:CHUNK_OF]-(chunk:Chunk)
WHERE chunk.embedding_a IS NOT NULL
RETURN DISTINCT item.key AS itemKey, chunk.hash AS hash
