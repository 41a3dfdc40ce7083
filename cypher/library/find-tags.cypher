// Tags that documents of one scope, and of those within it that the viewer may read, where they are asked for, have: with how
// many have each, by their normal forms, after a cursor.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param withDescendants: Boolean!
// @param prefix: String!
// @param search: String!
// @param after: String!
// @param limit: Int!
// @returns [TagRow!]!
// @scan it counts the documents that it speaks of
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
WHERE item.updatedAt IS NOT NULL
MATCH (item)-[:TAGGED]->(tag:Tag)
WHERE tag.id > $after AND tag.id STARTS WITH $prefix AND tag.id CONTAINS $search
WITH tag, count(*) AS documentCount
RETURN tag.key AS key, tag.id AS id, tag.label AS label, documentCount
ORDER BY id LIMIT $limit
