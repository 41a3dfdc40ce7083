// The tags right above and below tags: those that documents of one scope, and of those within it that the viewer may read,
// where they are asked for, know: one of them has it, or has a tag whose path begins with it.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param withDescendants: Boolean!
// @param keys: [ID!]!
// @returns [TagNeighbourRow!]!
// @bounded one row an edge of the tags of one page
// @scan it counts the documents that have them
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
UNWIND $keys AS tagKey
MATCH (tag:Tag {key: tagKey, tenantKey: viewer.tenantKey})
CALL (tag) {
  MATCH (tag)-[:BROADER]->(other:Tag)
  RETURN other, true AS broader
  UNION
  MATCH (tag)<-[:BROADER]-(other:Tag)
  RETURN other, false AS broader
}
WITH viewer, scopeKeys, tagKey, broader, other,
     COUNT { (other)<-[:TAGGED]-(item:Document) WHERE item.scopeKey IN scopeKeys } AS documentCount
WHERE documentCount > 0 OR EXISTS { MATCH (below:Tag {tenantKey: viewer.tenantKey})<-[:TAGGED]-(item:Document)
  WHERE below.id STARTS WITH other.id + '/' AND item.scopeKey IN scopeKeys }
RETURN tagKey, broader, other.key AS key, other.id AS id, other.label AS label, documentCount
ORDER BY tagKey, broader, id
