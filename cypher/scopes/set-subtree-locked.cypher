// Writes a scope and all within it, which locks them until the transaction ends, and tells how many they are. The tenant is
// written first, so that no scope is moved meanwhile. Null when the viewer may not write the scope.
// @mode write
// @param viewer: ID!
// @param address: String!
// @returns SubtreeRow
MATCH (viewer:User {key: $viewer})-[:BELONGS_TO]->(tenant:Tenant)
SET tenant.scopeMoves = coalesce(tenant.scopeMoves, 0) + 1
WITH viewer
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(root:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MATCH (scope:Scope)-[:WITHIN*0..4]->(root)
SET scope.lock = true
WITH root, count(scope) AS scopes
RETURN root.key AS key, root.kind AS kind, root.kind + '/' + root.id AS address, root.title AS title, root.version AS version, scopes,
       head([(root)-[:WITHIN]->(parent:Scope) | parent.key]) AS parentKey
