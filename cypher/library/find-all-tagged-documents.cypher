// All documents of the tenant that the viewer administers, those of deleted scopes too, that have one of some tags. They are
// written first, in the order of their keys, which locks them until the transaction ends.
// @mode write
// @param viewer: ID!
// @param tags: [ID!]!
// @param limit: Int!
// @returns [TaggedDocumentRow!]!
MATCH (viewer:User {key: $viewer})
WHERE viewer.admin
UNWIND $tags AS id
MATCH (:Tag {tenantKey: viewer.tenantKey, id: id})<-[:TAGGED]-(locked:Document)
WITH DISTINCT locked ORDER BY locked.key LIMIT $limit
SET locked.lock = true
WITH locked.key AS key
MATCH (item:MemoryItem&Document {key: key})-[:IN_SCOPE]->(scope:Scope|ArchivedScope)
RETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.scopeKey AS scopeKey,
       scope.kind + '/' + scope.id AS scope, true AS writable,
       [(item)-[edge:TAGGED]->(tag:Tag) WHERE tag.id IN $tags AND edge.by <> 'automatic' | tag.id] AS tags
ORDER BY key LIMIT $limit
