// Makes documents that are purged from the archive ordinary ones again, for the deletion in the same transaction. Others
// stay as they are.
// @mode write
// @param keys: [ID!]!
// @returns CountRow!
// @unscoped what is archived and whose time is over is nobody's any more
UNWIND $keys AS key
MATCH (item:ArchivedDocument {key: key})
MATCH (held:Document {tenantKey: item.tenantKey, id: item.id})
DELETE held
SET item:MemoryItem:Document
REMOVE item:ArchivedDocument
RETURN count(*) AS count
