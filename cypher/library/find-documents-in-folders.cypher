// Documents as the other lists give them, in any order, that are in some folders or, where the filter says so, within them:
// what is in them is sorted.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param filter: DocumentConditions!
// @param withDescendants: Boolean!
// @param order: DocumentOrder!
// @param after: DocumentCursor!
// @param limit: Int!
// @returns [DocumentRow!]!
// @scan it sorts what is in the folders
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
  UNWIND $filter.folder.ids AS id
  MATCH (folder:Document {tenantKey: viewer.tenantKey, id: id})
  WHERE folder.scopeKey = scope.key
  CALL (folder) {
    MATCH (folder)-[:CONTAINS]->(item:Document)
    RETURN item
    UNION
    WITH folder WHERE $filter.folder.recursive
    MATCH (folder)-[:CONTAINS*2..]->(item:Document)
    RETURN item
  }
  RETURN DISTINCT item
}
WITH viewer, scope, item, CASE $order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort,
     CASE WHEN $order.field = 'title' THEN $after.title ELSE $after.at END AS last
WHERE CASE WHEN $order.descending THEN sort < last OR (sort = last AND item.key < $after.key)
      ELSE sort > last OR (sort = last AND item.key > $after.key) END
    AND /* include document-filter */
WITH scope, item, sort
ORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN item.key END DESC,
  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN item.key END LIMIT $limit
/* include document-row */
ORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN key END DESC,
  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN key END LIMIT $limit
