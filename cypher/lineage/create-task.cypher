// A new task of a process, under a parent of the same process or none; one that a result has named before becomes it. Null
// where the viewer may not write the process, the parent is missing, or the id is taken.
// @mode write
// @param viewer: ID!
// @param processKey: ID!
// @param id: ID!
// @param newKey: ID!
// @param parentId: ID
// @param task: TaskProperties!
// @param at: DateTime!
// @returns TaskRow
MATCH (viewer:User {key: $viewer})
MATCH (process:ThinkProcess {key: $processKey, tenantKey: viewer.tenantKey})-[:RUNS_IN]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
OPTIONAL MATCH (parent:TaskNode {processKey: process.key, id: $parentId})
WITH process, scope, parent
WHERE (parent IS NULL) = ($parentId IS NULL)
MERGE (task:TaskNode {processKey: process.key, id: $id})
ON CREATE SET task.key = $newKey, task.tenantKey = process.tenantKey, task.createdAt = $at
MERGE (task)-[:PART_OF]->(process)
WITH process, scope, parent, task
WHERE task.status IS NULL AND (parent IS NULL OR NOT EXISTS { (parent)-[:CHILD_OF*0..]->(task) })
SET task += $task, task.version = 1, task.updatedAt = $at
FOREACH (above IN CASE WHEN parent IS NULL THEN [] ELSE [parent] END | MERGE (task)-[:CHILD_OF]->(above))
WITH process, scope, task
CALL (scope) {
  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)
  RETURN collect(above.key) AS chain
}
/* include task-row */
