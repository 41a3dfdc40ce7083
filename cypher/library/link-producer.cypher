// Joins a process's result to the task that produced it; process and task are made when they are seen first.
// @mode write
// @param itemKey: ID!
// @param scopeKey: ID!
// @param processKey: ID!
// @param taskKey: ID!
// @param nodeId: ID!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the document was created and the process's scope found writable for the viewer in the same transaction
MATCH (item:MemoryItem:Document {key: $itemKey})
MATCH (scope:Scope {key: $scopeKey, kind: 'think-process'})
MERGE (process:ThinkProcess {tenantKey: scope.tenantKey, id: scope.id})
ON CREATE SET process.key = $processKey, process.createdAt = $at
MERGE (process)-[:RUNS_IN]->(scope)
MERGE (task:TaskNode {processKey: process.key, id: $nodeId})
ON CREATE SET task.key = $taskKey, task.tenantKey = scope.tenantKey, task.createdAt = $at
MERGE (task)-[:PART_OF]->(process)
MERGE (item)-[:PRODUCED_BY]->(task)
RETURN task.key AS key
