// Gives documents one tag in place of others: next version, new time.
// @mode write
// @param keys: [ID!]!
// @param tags: [ID!]!
// @param into: ID!
// @param at: DateTime!
// @returns [MovedTagsRow!]!
// @unscoped the documents were found writable for the viewer and locked in the same transaction
// @bounded one row a document given
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key})
MATCH (into:Tag {tenantKey: item.tenantKey, id: $into})
CALL (item) {
  MATCH (item)-[edge:TAGGED]->(tag:Tag)
  WHERE tag.id IN $tags AND edge.by <> 'automatic'
  WITH edge, tag.id AS id
  DELETE edge
  RETURN collect(id) AS removed
}
WITH item, into, removed, NOT EXISTS { (item)-[:TAGGED]->(into) } AS added
FOREACH (_ IN CASE WHEN added THEN [1] ELSE [] END | CREATE (item)-[:TAGGED {by: 'user', at: $at}]->(into))
SET item.version = item.version + 1, item.updatedAt = $at
RETURN item.key AS key, item.version AS version, removed, added
