// Documents of one scope, and of those within it that the viewer may read, where they are asked for, that pass the filter:
// the one changed last first, after a cursor.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param filter: DocumentConditions!
// @param withDescendants: Boolean!
// @param after: DocumentCursor!
// @param limit: Int!
// @returns [DocumentRow!]!
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
CALL (viewer, scope) {
  MATCH (item:Document {scopeKey: scope.key})
  WHERE item.updatedAt <= $after.at AND (item.updatedAt < $after.at OR item.key < $after.key)
    AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey DESC, item.updatedAt DESC, item.key DESC LIMIT $limit
}
/* include document-row */
ORDER BY updatedAt DESC, key DESC LIMIT $limit
