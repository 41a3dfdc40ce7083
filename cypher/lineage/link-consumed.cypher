// Joins a task to the documents that it has taken in; those of an earlier run are taken off.
// @mode write
// @param taskKey: ID!
// @param used: [ID!]!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the documents were found for the task, whose process was found writable for the viewer
MATCH (task:TaskNode {key: $taskKey})
CALL (task) {
  MATCH (task)-[old:CONSUMED]->(source)
  WHERE NOT source.key IN $used
  DELETE old
}
CALL (task) {
  UNWIND $used AS key
  MATCH (source:MemoryItem {key: key})
  MERGE (task)-[edge:CONSUMED]->(source)
  SET edge.at = $at
}
RETURN task.key AS key
