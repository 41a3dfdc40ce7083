// How many documents of one scope, and of those within it that the viewer may read, where they are asked for, have all of
// the tags and one of the types.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param types: [String!]!
// @param tags: [ID!]!
// @param languages: [String!]!
// @param withDescendants: Boolean!
// @returns CountRow!
// @scan it counts what it filters; it runs only where totalCount is asked for
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  RETURN start AS scope
  UNION
  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)
  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
  RETURN scope
}
MATCH (item:Document {scopeKey: scope.key})
WHERE item.updatedAt IS NOT NULL AND item.type IN $types
  AND (size($languages) = 0 OR coalesce(item.language, 'und') IN $languages)
  AND all(tag IN $tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })
RETURN count(item) AS count
