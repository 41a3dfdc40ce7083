// Joins what a task has produced to the task, and to the documents that it was made from; those of an earlier run are taken off.
// @mode write
// @param itemKey: ID!
// @param taskKey: ID!
// @param used: [ID!]!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the document was written for the viewer in the same transaction, and the others were found for the task
MATCH (item:MemoryItem {key: $itemKey})
MATCH (task:TaskNode {key: $taskKey})
MERGE (item)-[:PRODUCED_BY]->(task)
WITH item, task
CALL (item) {
  MATCH (item)-[old:DERIVED_FROM]->(source)
  WHERE NOT source.key IN $used
  DELETE old
}
CALL (item) {
  UNWIND $used AS key
  MATCH (source:MemoryItem {key: key})
  WHERE source <> item
  MERGE (item)-[edge:DERIVED_FROM]->(source)
  SET edge.at = $at
}
RETURN item.key AS key
