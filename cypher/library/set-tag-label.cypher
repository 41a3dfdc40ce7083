// How a tag is written from now on; its normal form stays.
// @mode write
// @param tenantKey: ID!
// @param id: ID!
// @param label: String!
// @returns KeyRow
// @unscoped the viewer was found to administer the tenant in the same transaction
MATCH (tag:Tag {tenantKey: $tenantKey, id: $id})
SET tag.label = $label
RETURN tag.key AS key
