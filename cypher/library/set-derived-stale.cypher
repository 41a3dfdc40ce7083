// Marks as stale, however far, what was made from documents that have changed, whoever may see it: in one statement.
// @mode write
// @param itemKeys: [ID!]!
// @param tagKey: ID!
// @param at: DateTime!
// @returns [DerivedRow!]!
// @unscoped the documents were found writable for the viewer in the same transaction; nothing of the others is shown
// @bounded one row a document that is made from them
UNWIND $itemKeys AS itemKey
MATCH (:MemoryItem {key: itemKey})<-[:DERIVED_FROM*1..]-(item:MemoryItem)
WITH DISTINCT item
WHERE NOT item.key IN $itemKeys AND NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) }
MERGE (tag:Tag {tenantKey: item.tenantKey, id: 'stale'})
ON CREATE SET tag.key = $tagKey, tag.label = 'stale', tag.createdAt = $at
MERGE (item)-[edge:TAGGED]->(tag)
ON CREATE SET edge.by = 'automatic', edge.at = $at
SET item.version = item.version + 1, item.updatedAt = $at
WITH item
MATCH (item)-[:IN_SCOPE]->(scope)
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.version AS version
