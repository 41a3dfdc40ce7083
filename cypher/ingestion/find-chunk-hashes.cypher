// What of a document is embedded already, by hash, so that unchanged chunks keep their vectors.
// @mode read
// @param itemKey: ID!
// @returns [ChunkHashRow!]!
// @unscoped the document was found writable for the viewer
// @bounded one row a chunk of one document
MATCH (item:MemoryItem {key: $itemKey})<-[:CHUNK_OF]-(chunk:Chunk)
RETURN chunk.key AS key, chunk.hash AS hash, chunk.embedding_a IS NOT NULL AS embedded
