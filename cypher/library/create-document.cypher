// A new document in a scope that the viewer may write into. Null when there is no such scope, or the id is taken.
// @mode write
// @param viewer: ID!
// @param scopeKey: ID!
// @param document: NewDocument!
// @param createdAt: DateTime!
// @param at: DateTime!
// @returns DocumentRow
MATCH (viewer:User {key: $viewer})
MATCH (scope:Scope {key: $scopeKey, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
MERGE (item:Document {tenantKey: viewer.tenantKey, id: $document.id})
ON CREATE SET item:MemoryItem, item += $document, item.scopeKey = scope.key, item.createdBy = viewer.key,
              item.version = 1, item.createdAt = $createdAt, item.updatedAt = $at, item.savedVersion = 1,
              item.savedBy = viewer.key, item.savedAt = $at
WITH item, scope
WHERE item.key = $document.key
MERGE (item)-[:IN_SCOPE]->(scope)
FOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)
/* include document-row */
