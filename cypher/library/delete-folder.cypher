// Puts a folder and all within it out of the world at once: nothing finds an archived document. Their ids stay taken. They
// are purged later, in batches, and restored until then.
// @mode write
// @param viewer: ID!
// @param key: ID!
// @param at: DateTime!
// @param purgeAt: DateTime!
// @returns [ArchivedDocumentRow!]!
// @bounded the caller has counted what is within the folder
MATCH (viewer:User {key: $viewer})
MATCH (root:MemoryItem:Folder {key: $key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
OPTIONAL MATCH (parent:Folder)-[edge:CONTAINS]->(root)
SET root.archivedFrom = parent.key, root.archivedIn = scope.key
DELETE edge
WITH viewer, root, scope
MATCH (root)-[:CONTAINS*0..]->(item:Document)
WITH viewer, root, scope, collect(item) AS items
SET root.archivedDocuments = size(items)
WITH viewer, root, scope, items
UNWIND items AS item
SET item:ArchivedDocument, item.archiveKey = root.key, item.archivedAt = $at, item.archivedBy = viewer.key,
    item.purgeAt = $purgeAt, item.version = item.version + 1
REMOVE item:MemoryItem:Document:Folder
CREATE (:Document {tenantKey: item.tenantKey, id: item.id, heldFor: item.key})
WITH scope, item
CALL (item) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  SET chunk.statusBefore = chunk.status, chunk.status = 'archived'
  WITH chunk
  MATCH (window:Window)-[:WINDOW_OF]->(chunk)
  SET window.status = 'archived'
}
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.version AS version, [(item)-[:TAGGED]->(tag:Tag) | tag.id] AS tags
ORDER BY key
