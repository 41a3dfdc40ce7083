// One task of a process, if the viewer may read the scope of the process.
// @mode read
// @param viewer: ID!
// @param processId: ID!
// @param id: ID!
// @returns TaskRow
MATCH (viewer:User {key: $viewer})
MATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $processId})-[:RUNS_IN]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
MATCH (task:TaskNode {processKey: process.key, id: $id})
CALL (scope) {
  MATCH (scope)-[:WITHIN*0..4]->(above:Scope)
  RETURN collect(above.key) AS chain
}
/* include task-row */
