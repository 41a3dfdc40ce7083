// Makes the tags of paths, each narrower than the one above it, where they are not there yet. Given from the top. One that
// is there keeps its place: a new tag is above nothing, so that no edge of these closes a circle.
// @mode write
// @param tenantKey: ID!
// @param tags: [PathTag!]!
// @param at: DateTime!
// @returns CountRow!
// @unscoped the document that gets the tags was found writable for the viewer in the same transaction
UNWIND $tags AS row
MERGE (tag:Tag {tenantKey: $tenantKey, id: row.id})
ON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at
WITH collect({tag: tag, row: row}) AS made
CALL (made) {
  UNWIND made AS each
  WITH each.tag AS tag, each.row AS row
  WHERE tag.key = row.key AND row.parentId IS NOT NULL
  MATCH (parent:Tag {tenantKey: $tenantKey, id: row.parentId})
  MERGE (tag)-[:BROADER]->(parent)
}
RETURN size(made) AS count
