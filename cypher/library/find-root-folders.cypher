// The folders of a scope that are in no folder, in their order, after a place; those without a place come last.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param after: Float!
// @param afterKey: ID!
// @param limit: Int!
// @returns [RootFolderRow!]!
// @scan it looks at every folder of one scope
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
MATCH (item:Folder {scopeKey: scope.key})
WHERE item.title IS NOT NULL AND NOT EXISTS { (item)<-[:CONTAINS]-() }
WITH item, scope, coalesce(item.rootPosition, 1.0e300) AS position
WHERE position > $after OR (position = $after AND item.key > $afterKey)
WITH item, scope, position ORDER BY position, item.key LIMIT $limit
/* include document-row */, position
ORDER BY position, key LIMIT $limit
