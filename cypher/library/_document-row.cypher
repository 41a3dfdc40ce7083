// A document as the API shows it: `item` and its `scope` as a DocumentRow.
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.content AS content, item.mimeType AS mimeType,
       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,
       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,
       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,
       item.indexError AS indexError, item.generation AS generation, item.version AS version,
       item.createdAt AS createdAt, item.updatedAt AS updatedAt
