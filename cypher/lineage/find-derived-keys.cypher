// Of some documents those that a task has produced, or that were made from what it has produced: it must not take them in.
// @mode read
// @param taskKey: ID!
// @param keys: [ID!]!
// @returns [KeyRow!]!
// @unscoped of documents that were found for the viewer it gives some
// @bounded one row a document given
MATCH (root:MemoryItem)-[:PRODUCED_BY]->(:TaskNode {key: $taskKey})
MATCH (root)<-[:DERIVED_FROM*0..]-(item:MemoryItem)
WITH DISTINCT item
WHERE item.key IN $keys
RETURN item.key AS key
