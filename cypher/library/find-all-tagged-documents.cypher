// All documents of the tenant that the viewer administers, those of deleted scopes too, that have one of some tags or
// one within some paths (`topic/`). They are written first, in the order of their keys, which locks them until the transaction ends.
// @mode write
// @param viewer: ID!
// @param tags: [ID!]!
// @param paths: [String!]!
// @param limit: Int!
// @returns [TaggedDocumentRow!]!
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
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
WITH DISTINCT locked ORDER BY locked.key LIMIT $limit
SET locked.lock = true
WITH locked.key AS key
MATCH (item:MemoryItem&Document {key: key})-[:IN_SCOPE]->(scope:Scope|ArchivedScope)
RETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.scopeKey AS scopeKey,
       scope.kind + '/' + scope.id AS scope, true AS writable,
       [(item)-[edge:TAGGED]->(tag:Tag) WHERE edge.by <> 'automatic'
         AND (tag.id IN $tags OR any(path IN $paths WHERE tag.id STARTS WITH path)) | {id: tag.id, label: tag.label}] AS tags
ORDER BY key LIMIT $limit
