// A folder of a scope by its key, locked until the transaction ends.
// @mode write
// @param key: ID!
// @param scopeKey: ID!
// @returns KeyRow
// @unscoped the scope was found writable for the viewer and locked in the same transaction
MATCH (locked:MemoryItem:Folder {key: $key})
SET locked.lock = true
WITH locked.key AS key
MATCH (folder:MemoryItem:Folder {key: key})
WHERE folder.scopeKey = $scopeKey
RETURN folder.key AS key
