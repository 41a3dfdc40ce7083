// Documents of a scope that the viewer may write, and of those within it, that have one of some tags or one within
// some paths (`topic/`), and whether the viewer may write each: who may write a scope reads all that is within it. They are written first, in the order of their keys,
// which locks them until the transaction ends.
// @mode write
// @param viewer: ID!
// @param scope: String!
// @param tags: [ID!]!
// @param paths: [String!]!
// @param limit: Int!
// @returns [TaggedDocumentRow!]!
// @scan it looks through all documents of the tenant that have the tags
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(start) WHERE CASE WHEN start.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MATCH (within:Scope)-[:WITHIN*0..4]->(start)
WITH viewer, collect(within.key) AS scopeKeys
CALL (viewer) {
  UNWIND $tags AS id
  MATCH (tag:Tag {tenantKey: viewer.tenantKey, id: id})
  RETURN tag
  UNION
  UNWIND $paths AS path
  MATCH (tag:Tag {tenantKey: viewer.tenantKey})
  WHERE tag.id STARTS WITH path
  RETURN tag
}
MATCH (tag)<-[:TAGGED]-(locked:Document)
WHERE locked.scopeKey IN scopeKeys
WITH DISTINCT viewer, scopeKeys, locked ORDER BY locked.key LIMIT $limit
SET locked.lock = true
WITH viewer, scopeKeys, locked.key AS key
MATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)
WHERE scope.key IN scopeKeys
WITH item, scope, [(item)-[edge:TAGGED]->(tag:Tag) WHERE edge.by <> 'automatic'
       AND (tag.id IN $tags OR any(path IN $paths WHERE tag.id STARTS WITH path)) | {id: tag.id, label: tag.label}] AS tags,
     viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
       THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END } AS writable
RETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.scopeKey AS scopeKey,
       scope.kind + '/' + scope.id AS scope, writable, tags
ORDER BY key LIMIT $limit
