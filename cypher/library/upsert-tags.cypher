// Tags of a tenant; those that are new to it are made.
// @mode write
// @param tenantKey: ID!
// @param tags: [TagInput!]!
// @param at: DateTime!
// @returns CountRow!
// @unscoped the viewer was found to administer the tenant, or to write documents in it, in the same transaction
UNWIND $tags AS row
MERGE (tag:Tag {tenantKey: $tenantKey, id: row.id})
ON CREATE SET tag.key = row.key, tag.label = row.label, tag.createdAt = $at
RETURN count(tag) AS count
