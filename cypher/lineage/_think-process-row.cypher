// A think process as the API shows it: `process` and its `scope` as a ThinkProcessRow.
RETURN process.key AS key, process.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, scope.title AS title,
       coalesce(process.goal, '') AS goal, coalesce(process.status, 'RUNNING') AS status,
       head([(scope)-[:WITHIN]->(session:Scope {tier: 3}) | session.kind + '/' + session.id]) AS session,
       head([(scope)-[:WITHIN*1..2]->(project:Scope {tier: 2}) | project.kind + '/' + project.id]) AS project,
       head([(process)-[:SPAWNED_BY]->(parent:ThinkProcess) | parent.id]) AS parentId, coalesce(process.version, 1) AS version,
       EXISTS { (process)-[:SEES_RESULTS_OF]->(:Scope)<-[:WITHIN]-(:Scope)<-[:WITHIN]-(scope) } AS seesSiblingResults,
       process.createdAt AS createdAt, process.startedAt AS startedAt, process.completedAt AS completedAt
