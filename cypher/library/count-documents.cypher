// How many documents of one scope, and of those within it that the viewer may read, where they are asked for, pass the
// filter.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param filter: DocumentConditions!
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
WHERE item.updatedAt IS NOT NULL
    AND /* include document-filter */
RETURN count(item) AS count
