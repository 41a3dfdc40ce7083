// Tasks of a process, if the viewer may read its scope, in the order in which they were added, after a key: a parent before
// its children.
// @mode read
// @param viewer: ID!
// @param processId: ID!
// @param after: ID!
// @param limit: Int!
// @returns [TaskRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $processId})-[:RUNS_IN]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (scope) {
  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)
  RETURN collect(above.key) AS chain
}
CALL (process) {
  MATCH (task:TaskNode)-[:PART_OF]->(process)
  WHERE task.key > $after
  RETURN task ORDER BY task.key LIMIT $limit
}
/* include task-row */
ORDER BY key LIMIT $limit
