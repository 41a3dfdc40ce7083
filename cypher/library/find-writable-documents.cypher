// Documents by their ids, those that the viewer may write.
// @mode read
// @param viewer: ID!
// @param ids: [ID!]!
// @returns [DocumentRow!]!
// @bounded one row an id given
MATCH (viewer:User {key: $viewer})
UNWIND $ids AS id
MATCH (item:Document {tenantKey: viewer.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.content AS content, item.mimeType AS mimeType, item.sourceType AS sourceType,
       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,
       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,
       item.indexError AS indexError, item.generation AS generation, item.version AS version,
       item.createdAt AS createdAt, item.updatedAt AS updatedAt
