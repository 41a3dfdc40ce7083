// Brings back a folder that was deleted, with all that was deleted with it. The scope is written first, as by what moves and
// deletes. Nothing where there is none that the viewer may restore.
// @mode write
// @param viewer: ID!
// @param id: ID!
// @param now: DateTime!
// @returns [RestoredDocumentRow!]!
// @bounded one row a document that was deleted with the folder
MATCH (viewer:User {key: $viewer})
MATCH (held:Document {tenantKey: viewer.tenantKey, id: $id})
MATCH (root:ArchivedDocument {key: held.heldFor})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
SET scope.lock = true
WITH scope, root.key AS rootKey
MATCH (root:ArchivedDocument {key: rootKey})
WHERE root.archiveKey = root.key AND root.purgeAt > $now
WITH scope, root, root.archivedFrom AS folderKey
MATCH (item:ArchivedDocument {archiveKey: root.key})
MATCH (held:Document {tenantKey: item.tenantKey, id: item.id})
DELETE held
SET item:MemoryItem:Document, item.version = item.version + 1, item.updatedAt = $now, item.archiveKey = null,
    item.archivedAt = null, item.archivedBy = null, item.purgeAt = null, item.archivedFrom = null,
    item.archivedIn = null, item.archivedDocuments = null
REMOVE item:ArchivedDocument
FOREACH (_ IN CASE WHEN item.type = 'folder' THEN [1] ELSE [] END | SET item:Folder)
WITH scope, item, root, folderKey
CALL (item) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  SET chunk.status = chunk.statusBefore, chunk.statusBefore = null
  WITH chunk
  MATCH (window:Window)-[:WINDOW_OF]->(chunk)
  SET window.status = chunk.status
}
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.version AS version, item.generation AS generation, item.indexState AS indexState,
       item = root AS isRoot, folderKey, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags
ORDER BY key
