// Folders of a scope that were deleted and can be restored, the last first.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param now: DateTime!
// @param limit: Int!
// @returns [ArchivedFolderRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MATCH (root:ArchivedDocument {archivedIn: scope.key})
USING INDEX SEEK root:ArchivedDocument(archivedIn, archivedAt)
WHERE root.archivedAt IS NOT NULL AND root.purgeAt > $now
RETURN root.key AS key, root.id AS id, root.title AS title, scope.kind + '/' + scope.id AS scope,
       root.archivedDocuments AS documents, root.archivedAt AS archivedAt, root.purgeAt AS purgeAt
ORDER BY archivedAt DESC, key DESC LIMIT $limit
