// How many documents of one scope have all of the tags and one of the types.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param types: [String!]!
// @param tags: [ID!]!
// @returns CountRow!
// @scan it counts what it filters; it runs only where totalCount is asked for
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
MATCH (item:Document {scopeKey: scope.key})
WHERE item.updatedAt IS NOT NULL AND item.type IN $types
  AND all(tag IN $tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })
RETURN count(item) AS count
