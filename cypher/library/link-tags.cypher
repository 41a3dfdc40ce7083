// Adds tags to a document; a tag that is new to the tenant is made. Gives the ids of those it did not have before.
// @mode write
// @param itemKey: ID!
// @param tags: [TagInput!]!
// @param by: String!
// @param at: DateTime!
// @returns [KeyRow!]!
// @unscoped the document was created or locked for the viewer in the same transaction
// @bounded one row a tag given
MATCH (item:MemoryItem {key: $itemKey})
UNWIND $tags AS row
MERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})
ON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at
WITH item, tag
WHERE NOT EXISTS { (item)-[:TAGGED]->(tag) }
MERGE (item)-[edge:TAGGED]->(tag)
ON CREATE SET edge.by = $by, edge.at = $at
RETURN tag.id AS key
