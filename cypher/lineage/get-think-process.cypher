// One think process by its id, if the viewer may read its scope.
// @mode read
// @param viewer: ID!
// @param id: ID!
// @returns ThinkProcessRow
MATCH (viewer:User {key: $viewer})
MATCH (process:ThinkProcess {tenantKey: viewer.tenantKey, id: $id})-[:RUNS_IN]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
/* include think-process-row */
