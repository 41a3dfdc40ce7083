// What the tenant has had embedded between two days, told apart as is asked for, the newest day and the most tokens first;
// an empty list of scopes means all. Only an admin of the tenant sees any.
// @mode read
// @param viewer: ID!
// @param from: String!
// @param to: String!
// @param scopes: [ID!]!
// @param by: UsageGroups!
// @param limit: Int!
// @returns [EmbeddingUsageRow!]!
// @scan it sums what was counted between two days
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
MATCH (usage:EmbeddingUsage {tenantKey: viewer.tenantKey})
WHERE $from <= usage.day <= $to AND (size($scopes) = 0 OR usage.scopeKey IN $scopes)
WITH CASE WHEN $by.day THEN usage.day END AS day, CASE WHEN $by.scope THEN usage.scopeKey END AS scopeKey,
     CASE WHEN $by.purpose THEN usage.purpose END AS purpose, CASE WHEN $by.model THEN usage.model END AS model,
     sum(usage.calls) AS calls, sum(usage.texts) AS texts, sum(usage.tokens) AS tokens, sum(usage.cost) AS cost
ORDER BY day DESC, tokens DESC, scopeKey, purpose, model LIMIT $limit
OPTIONAL MATCH (scope:Scope {key: scopeKey})
RETURN day, scopeKey, scope.kind + '/' + scope.id AS scope, purpose, model, calls, texts, tokens, cost
ORDER BY day DESC, tokens DESC, scopeKey, purpose, model
