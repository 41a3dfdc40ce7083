// Puts a scope and all within it out of the world at once: nothing finds an archived scope, nor what is in it. It is purged
// later, in batches, and restored until then.
// @mode write
// @param viewer: ID!
// @param address: String!
// @param at: DateTime!
// @param purgeAt: DateTime!
// @returns CountRow!
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(root:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(root) WHERE CASE WHEN root.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET root.version = root.version + 1
WITH viewer, root
MATCH (scope:Scope)-[:WITHIN*0..4]->(root)
SET scope:ArchivedScope, scope.archiveKey = root.key, scope.archivedAt = $at, scope.archivedBy = viewer.key, scope.purgeAt = $purgeAt
REMOVE scope:Scope
RETURN count(scope) AS count
