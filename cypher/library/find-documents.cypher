// Documents of one scope, and of those within it that the viewer may read, where they are asked for: those that pass the
// filter, in an order, after a cursor. Each order has its index and its own part.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param filter: DocumentConditions!
// @param withDescendants: Boolean!
// @param order: DocumentOrder!
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
  UNWIND CASE WHEN $order.field = 'updatedAt' AND $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.updatedAt <= $after.at AND (item.updatedAt < $after.at OR item.key < $after.key)
    AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey DESC, item.updatedAt DESC, item.key DESC LIMIT $limit
  UNION ALL
  UNWIND CASE WHEN $order.field = 'updatedAt' AND NOT $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.updatedAt >= $after.at AND (item.updatedAt > $after.at OR item.key > $after.key)
    AND item.updatedAt >= $filter.updatedFrom AND item.updatedAt < $filter.updatedBefore
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey, item.updatedAt, item.key LIMIT $limit
  UNION ALL
  UNWIND CASE WHEN $order.field = 'createdAt' AND $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.createdAt <= $after.at AND (item.createdAt < $after.at OR item.key < $after.key)
    AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey DESC, item.createdAt DESC, item.key DESC LIMIT $limit
  UNION ALL
  UNWIND CASE WHEN $order.field = 'createdAt' AND NOT $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.createdAt >= $after.at AND (item.createdAt > $after.at OR item.key > $after.key)
    AND item.createdAt >= $filter.createdFrom AND item.createdAt < $filter.createdBefore
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey, item.createdAt, item.key LIMIT $limit
  UNION ALL
  UNWIND CASE WHEN $order.field = 'title' AND $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.title <= $after.title AND (item.title < $after.title OR item.key < $after.key)
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey DESC, item.title DESC, item.key DESC LIMIT $limit
  UNION ALL
  UNWIND CASE WHEN $order.field = 'title' AND NOT $order.descending THEN [scope.key] ELSE [] END AS scopeKey
  MATCH (item:Document {scopeKey: scopeKey})
  WHERE item.title >= $after.title AND (item.title > $after.title OR item.key > $after.key)
    AND /* include document-filter */
  RETURN item ORDER BY item.scopeKey, item.title, item.key LIMIT $limit
}
WITH scope, item, CASE $order.field WHEN 'title' THEN item.title WHEN 'createdAt' THEN item.createdAt ELSE item.updatedAt END AS sort
ORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN item.key END DESC,
  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN item.key END LIMIT $limit
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.content AS content, item.mimeType AS mimeType, item.sourceType AS sourceType,
       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,
       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,
       item.indexError AS indexError, item.generation AS generation, item.version AS version,
       item.createdAt AS createdAt, item.updatedAt AS updatedAt
ORDER BY CASE WHEN $order.descending THEN sort END DESC, CASE WHEN $order.descending THEN key END DESC,
  CASE WHEN NOT $order.descending THEN sort END, CASE WHEN NOT $order.descending THEN key END LIMIT $limit
