// Gives documents tags in place of others: next version, new time. Automatic tags stay.
// @mode write
// @param documents: [TagsToMove!]!
// @param at: DateTime!
// @returns [MovedTagsRow!]!
// @unscoped the documents were found writable for the viewer and locked in the same transaction
// @bounded one row a document given
UNWIND $documents AS entry
MATCH (item:MemoryItem:Document {key: entry.key})
CALL (item, entry) {
  MATCH (item)-[edge:TAGGED]->(tag:Tag)
  WHERE tag.id IN entry.from AND edge.by <> 'automatic'
  WITH edge, tag.id AS id
  DELETE edge
  RETURN collect(id) AS removed
}
CALL (item, entry) {
  UNWIND entry.into AS id
  MATCH (tag:Tag {tenantKey: item.tenantKey, id: id})
  WHERE NOT EXISTS { (item)-[:TAGGED]->(tag) }
  CREATE (item)-[:TAGGED {by: 'user', at: $at}]->(tag)
  RETURN collect(id) AS added
}
SET item.version = item.version + 1, item.updatedAt = $at
RETURN item.key AS key, item.version AS version, removed, added
