// Writes references of documents; what one of them wants by name waits until `link-references` finds it.
// @mode write
// @param documents: [ReferencesOfDocument!]!
// @param by: String!
// @param at: DateTime!
// @returns CountRow!
// @unscoped the documents were created or found writable for the viewer in the same transaction
UNWIND $documents AS entry
MATCH (item:MemoryItem:Document {key: entry.itemKey})
UNWIND entry.references AS row
MERGE (reference:Reference {key: row.key})
ON CREATE SET reference += row, reference.tenantKey = item.tenantKey, reference.by = $by, reference.createdAt = $at
MERGE (item)-[:HAS_REFERENCE]->(reference)
FOREACH (_ IN CASE WHEN row.name IS NULL THEN [] ELSE [1] END | SET reference:Wanted)
RETURN count(reference) AS count
