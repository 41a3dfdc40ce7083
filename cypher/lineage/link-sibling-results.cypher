// A think process sees the results of the others of its project from now on, for as long as it is in that project. Who has let it
// is kept. Nothing where it is in no project, or in one that the viewer may not write.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param at: DateTime!
// @returns KeyRow
MATCH (viewer:User {key: $viewer})
MATCH (process:ThinkProcess {key: $key, tenantKey: viewer.tenantKey})-[:RUNS_IN]->(:Scope)-[:WITHIN]->(:Scope)-[:WITHIN]->(parent:Scope {tier: 2})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(parent) WHERE CASE WHEN parent.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET process.lock = true
WITH viewer, process, parent
OPTIONAL MATCH (process)-[old:SEES_RESULTS_OF]->(other:Scope)
WHERE other <> parent
DELETE old
WITH DISTINCT viewer, process, parent
MERGE (process)-[sight:SEES_RESULTS_OF]->(parent)
ON CREATE SET sight.by = viewer.key, sight.at = $at
RETURN process.key AS key
