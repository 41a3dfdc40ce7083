// Takes tags off a document, automatic ones excepted. Gives the ids of those that were taken off.
// @mode write
// @param itemKey: ID!
// @param tags: [ID!]!
// @returns [KeyRow!]!
// @unscoped the document was found writable for the viewer in the same transaction
// @bounded one row a tag given
MATCH (item:MemoryItem {key: $itemKey})-[edge:TAGGED]->(tag:Tag)
WHERE tag.id IN $tags AND edge.by <> 'automatic'
WITH edge, tag.id AS key
DELETE edge
RETURN key
