// Tags within the paths of others: `topic/…` within `topic/`.
// @mode read
// @param tenantKey: ID!
// @param paths: [String!]!
// @param limit: Int!
// @returns [TagNameRow!]!
// @unscoped the viewer was found to administer the tenant in the same transaction
UNWIND $paths AS path
MATCH (tag:Tag {tenantKey: $tenantKey})
WHERE tag.id STARTS WITH path
RETURN DISTINCT tag.id AS id, tag.label AS label
ORDER BY id LIMIT $limit
