// All that the tenant has had embedded between two days; an empty list of scopes means all. None for who is no admin of
// the tenant.
// @mode read
// @param viewer: ID!
// @param from: String!
// @param to: String!
// @param scopes: [ID!]!
// @returns EmbeddingTotalsRow
// @scan it sums what was counted between two days
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
OPTIONAL MATCH (usage:EmbeddingUsage {tenantKey: viewer.tenantKey})
WHERE $from <= usage.day <= $to AND (size($scopes) = 0 OR usage.scopeKey IN $scopes)
WITH viewer, sum(usage.calls) AS calls, sum(usage.texts) AS texts, sum(usage.tokens) AS tokens,
     sum(coalesce(usage.cost, 0.0)) AS cost
RETURN calls, texts, tokens, cost
