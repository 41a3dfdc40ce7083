// How many documents `find-documents-in-folders` finds in all, without a cursor.
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
WITH viewer, item
WHERE /* include document-filter */
RETURN count(item) AS count
