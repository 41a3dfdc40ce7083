// Joins a reference to the document that was meant by its id.
// @mode write
// @param key: ID!
// @param targetKey: ID!
// @returns KeyRow
// @unscoped both documents were found for the viewer in the same transaction
MATCH (reference:Reference {key: $key})
MATCH (target:MemoryItem:Document {key: $targetKey})
MERGE (reference)-[:TO]->(target)
REMOVE reference:Wanted
RETURN reference.key AS key
