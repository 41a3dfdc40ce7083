// Files a document in a folder of its scope, behind what is in it. The folder is written first. Null when its scope has no
// such folder.
// @mode write
// @param key: ID!
// @param folderId: ID!
// @returns KeyRow
// @unscoped the document was moved for a viewer who may write its scope, in the same transaction
MATCH (item:MemoryItem:Document {key: $key})
MATCH (locked:Document {tenantKey: item.tenantKey, id: $folderId})
WHERE locked.scopeKey = item.scopeKey
SET locked.lock = true
WITH item, locked.key AS key
MATCH (folder:MemoryItem:Document {key: key})
WHERE folder:Folder AND folder.scopeKey = item.scopeKey AND folder <> item
OPTIONAL MATCH (folder)-[edge:CONTAINS]->(:Document)
WITH item, folder, coalesce(max(edge.position) + 1, 0) AS position
MERGE (folder)-[filed:CONTAINS]->(item)
ON CREATE SET filed.position = position
RETURN folder.key AS key
