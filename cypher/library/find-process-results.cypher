// Ids of the results in the scope of a think process.
// @mode read
// @param scopeKey: ID!
// @param limit: Int!
// @returns [KeyRow!]!
// @unscoped the scope was found writable for the viewer in the same transaction
MATCH (item:Document {scopeKey: $scopeKey})
WHERE item.updatedAt IS NOT NULL AND item.type = 'result'
RETURN item.id AS key LIMIT $limit
