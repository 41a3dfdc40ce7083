// How tags are written from now on; their normal forms stay. Counts those that are there.
// @mode write
// @param tenantKey: ID!
// @param tags: [TagLabel!]!
// @returns CountRow!
// @unscoped the viewer was found to administer the tenant in the same transaction
UNWIND $tags AS row
MATCH (tag:Tag {tenantKey: $tenantKey, id: row.id})
SET tag.label = row.label
RETURN count(tag) AS count
