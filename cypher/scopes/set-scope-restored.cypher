// Brings back a scope that was deleted, with all that was within it. The tenant is written first, as by what moves and deletes.
// Null when there is none that the viewer may restore, or its parent is archived.
// @mode write
// @param viewer: ID!
// @param address: String!
// @param now: DateTime!
// @returns RestoredRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1
WITH viewer
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(root:ArchivedScope)
WHERE root.archiveKey = root.key AND root.purgeAt > $now AND NOT EXISTS { (root)-[:WITHIN]->(:ArchivedScope) }
WITH viewer, root
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope|ArchivedScope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive'] }
MATCH (scope:ArchivedScope {archiveKey: root.key})
SET scope:Scope, scope.version = scope.version + 1, scope.updatedAt = $now,
    scope.archiveKey = null, scope.archivedAt = null, scope.archivedBy = null, scope.purgeAt = null
REMOVE scope:ArchivedScope
WITH root, count(scope) AS scopes
RETURN root.kind + '/' + root.id AS address, scopes
