// Scopes that were deleted and can be restored by the viewer: each once, without those that were within it. The last first.
// @mode read
// @param viewer: ID!
// @param now: DateTime!
// @param limit: Int!
// @returns [ArchivedScopeRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (root:ArchivedScope {tenantKey: viewer.tenantKey})
WHERE root.archiveKey = root.key AND root.purgeAt > $now AND root.archivedAt IS NOT NULL
WITH viewer, root
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope|ArchivedScope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive'] }
RETURN root.key AS key, root.kind AS kind, root.kind + '/' + root.id AS address, root.title AS title,
       COUNT { (:ArchivedScope {archiveKey: root.key}) } AS scopes, root.archivedAt AS archivedAt, root.purgeAt AS purgeAt
ORDER BY archivedAt DESC, key DESC LIMIT $limit
