// Adds tags to new documents; a tag that is new to the tenant is made.
// @mode write
// @param documents: [TagsOfDocument!]!
// @param by: String!
// @param at: DateTime!
// @returns CountRow!
// @unscoped the documents were created for the viewer in the same transaction
UNWIND $documents AS entry
MATCH (item:MemoryItem {key: entry.itemKey})
UNWIND entry.tags AS row
MERGE (tag:Tag {tenantKey: item.tenantKey, id: row.id})
ON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at
MERGE (item)-[edge:TAGGED]->(tag)
ON CREATE SET edge.by = $by, edge.at = $at
RETURN count(edge) AS count
