// The think process of a scope that the viewer may write: made, or found and started where nobody has started it. The scope is
// written first. What was started before stays as it is. Null where there is no such scope, and for a parent that is
// spawned by the process itself.
// @mode write
// @param viewer: ID!
// @param scopeKey: ID!
// @param process: NewThinkProcess!
// @param parentKey: ID
// @param at: DateTime!
// @returns ThinkProcessRow
MATCH (viewer:User {key: $viewer})
MATCH (scope:Scope {key: $scopeKey, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET scope.lock = true
MERGE (process:ThinkProcess {tenantKey: scope.tenantKey, id: scope.id})
ON CREATE SET process.key = $process.key, process.createdAt = $at
MERGE (process)-[:RUNS_IN]->(scope)
WITH process, scope
OPTIONAL MATCH (parent:ThinkProcess {key: $parentKey})
WHERE NOT EXISTS { (parent)-[:SPAWNED_BY*0..]->(process) }
WITH process, scope, parent
WHERE $parentKey IS NULL OR parent IS NOT NULL
FOREACH (above IN CASE WHEN process.startedAt IS NULL AND parent IS NOT NULL THEN [parent] ELSE [] END |
  MERGE (process)-[:SPAWNED_BY]->(above))
FOREACH (_ IN CASE WHEN process.startedAt IS NULL THEN [1] ELSE [] END |
  SET process.goal = $process.goal, process.status = 'RUNNING', process.startedAt = $at, process.version = coalesce(process.version, 0) + 1)
/* include think-process-row */
