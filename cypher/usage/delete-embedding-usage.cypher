// Deletes what was counted before a day, a batch at a time.
// @mode write
// @param before: String!
// @param limit: Int!
// @returns CountRow!
// @unscoped upkeep of every tenant
MATCH (usage:EmbeddingUsage)
WHERE usage.day < $before
WITH usage LIMIT $limit
DELETE usage
RETURN count(*) AS count
