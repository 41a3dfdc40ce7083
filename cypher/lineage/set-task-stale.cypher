// Marks as stale what a task has produced and, however far, what was made from it: in one statement, whoever may see it. Says
// of each whether the viewer may.
// @mode write
// @param viewer: ID!
// @param taskKey: ID!
// @param tagKey: ID!
// @param at: DateTime!
// @returns [StaleRow!]!
// @bounded one row a document that is made from the result
MATCH (viewer:User {key: $viewer})
MATCH (root:MemoryItem)-[:PRODUCED_BY]->(:TaskNode {key: $taskKey, tenantKey: viewer.tenantKey})
MATCH (root)<-[:DERIVED_FROM*0..]-(item:MemoryItem)
WITH DISTINCT viewer, item
WHERE NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) }
MERGE (tag:Tag {tenantKey: viewer.tenantKey, id: 'stale'})
ON CREATE SET tag.key = $tagKey, tag.label = 'stale', tag.createdAt = $at
MERGE (item)-[edge:TAGGED]->(tag)
ON CREATE SET edge.by = 'automatic', edge.at = $at
SET item.version = item.version + 1, item.updatedAt = $at
WITH viewer, item
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
WITH viewer, scope, collect(item) AS items
WITH scope, items, (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
       OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }) AS isVisible
UNWIND items AS item
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.version AS version, isVisible
