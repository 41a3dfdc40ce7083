// Makes a document a translation of another one in its scope. What linked it before, to documents that are in other scopes
// by now, is taken off. `isTranslation` spares searches the look for the edge where there is none.
// @mode write
// @param key: ID!
// @param originalKey: ID!
// @returns KeyRow!
// @unscoped both documents were found writable for the viewer and locked in the same transaction
MATCH (item:MemoryItem:Document {key: $key})
MATCH (original:MemoryItem:Document {key: $originalKey})
CALL (item, original) {
  OPTIONAL MATCH (item)-[own:TRANSLATION_OF]-()
  OPTIONAL MATCH (original)-[above:TRANSLATION_OF]->()
  DELETE own, above
}
MERGE (item)-[:TRANSLATION_OF]->(original)
SET item.isTranslation = true
RETURN item.key AS key
