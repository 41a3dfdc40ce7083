// One tag, as the documents of one scope, and of those within it that the viewer may read, where they are asked for, know it:
// one of them has it, or has a tag whose path begins with it.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param withDescendants: Boolean!
// @param id: ID!
// @returns TagRow
// @scan it counts the documents that have it
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
WITH viewer, collect(scope.key) AS scopeKeys
MATCH (tag:Tag {tenantKey: viewer.tenantKey, id: $id})
WITH viewer, scopeKeys, tag, COUNT { (tag)<-[:TAGGED]-(item:Document) WHERE item.scopeKey IN scopeKeys } AS documentCount
WHERE documentCount > 0 OR EXISTS { MATCH (below:Tag {tenantKey: viewer.tenantKey})<-[:TAGGED]-(item:Document)
  WHERE below.id STARTS WITH tag.id + '/' AND item.scopeKey IN scopeKeys }
RETURN tag.key AS key, tag.id AS id, tag.label AS label, documentCount
