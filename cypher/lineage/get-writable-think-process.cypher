// One think process by its id, if the viewer may write its scope. The process is written first, which locks it until the
// transaction ends; its version grows, and with it the events of the process stay in order.
// @mode write
// @param viewer: ID!
// @param id: ID!
// @returns ThinkProcessRow
MATCH (viewer:User {key: $viewer})
MATCH (locked:ThinkProcess {tenantKey: viewer.tenantKey, id: $id})-[:RUNS_IN]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET locked.lock = true
WITH locked.key AS key, scope
MATCH (process:ThinkProcess {key: key})
SET process.version = coalesce(process.version, 0) + 1
/* include think-process-row */
