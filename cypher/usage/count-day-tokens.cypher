// Tokens that a tenant has had embedded on a day.
// @mode read
// @param tenantKey: ID!
// @param day: String!
// @returns CountRow!
// @unscoped a server holds the daily limit of every tenant
// @scan it sums what was counted on one day
MATCH (usage:EmbeddingUsage {tenantKey: $tenantKey, day: $day})
RETURN sum(usage.tokens) AS count
