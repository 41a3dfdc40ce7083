// A task as the API shows it: `task` of `process` in `scope`, with the keys of the scopes above as `chain`, as a TaskRow.
RETURN task.key AS key, task.id AS id, process.key AS processKey, process.id AS processId, scope.key AS scopeKey,
       scope.kind + '/' + scope.id AS scope, head([(task)-[:CHILD_OF]->(parent:TaskNode) | parent.id]) AS parentId,
       coalesce(task.goal, '') AS goal, coalesce(task.type, 'unknown') AS type, coalesce(task.inputDocs, []) AS inputDocs,
       task.inputQuery AS inputQuery, coalesce(task.inputTags, []) AS inputTags, coalesce(task.outputTags, []) AS outputTags,
       coalesce(task.status, 'DONE') AS status, task.error AS error, task.runKey AS runKey,
       head([(item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain
         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id] | item.id]) AS resultId,
       EXISTS { (item:Document)-[:PRODUCED_BY]->(task) WHERE item.scopeKey IN chain
         AND item.id IN ['doc_result_' + task.id, 'doc_result_' + task.id + '_' + process.id]
         AND EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'}) } } AS resultStale,
       coalesce(task.version, 1) AS version, task.createdAt AS createdAt, coalesce(task.updatedAt, task.createdAt) AS updatedAt,
       task.startedAt AS startedAt
