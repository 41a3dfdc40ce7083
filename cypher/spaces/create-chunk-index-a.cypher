// The vector index of slot a, over chunks and the further windows of long ones. It filters inside the index. The
// quantization is explicit: the server's default loses hits.
// @mode write
// @param dimensions: Int!
// @returns [KeyRow!]!
// @unscoped indexes belong to the whole database
// @bounded it returns nothing
CYPHER 25
CREATE VECTOR INDEX chunk_embedding_a IF NOT EXISTS
FOR (n:Chunk|Window) ON (n.embedding_a)
WITH [n.scopeKey, n.status, n.type, n.language]
OPTIONS {indexConfig: {
  `vector.dimensions`: $dimensions,
  `vector.similarity_function`: 'cosine',
  `vector.quantization.type`: 'NONE'
}}
