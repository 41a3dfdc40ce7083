// Locks a folder with all that is in it until the transaction ends, its scope first, so that nothing is filed in it or taken
// out of it meanwhile. The folder itself comes first.
// @mode write
// @param key: ID!
// @param limit: Int!
// @returns [LockedDocumentRow!]!
// @unscoped the folder was found writable for the viewer and locked in the same transaction; what is in it has its scope
MATCH (root:MemoryItem:Document {key: $key})-[:IN_SCOPE]->(scope:Scope)
SET scope.lock = true
WITH root
CALL (root) {
  MATCH (root)-[:CONTAINS*0..]->(item:Document)
  RETURN item LIMIT $limit
}
SET item.lock = true
WITH DISTINCT root
MATCH path = (root)-[:CONTAINS*0..]->(item:Document)
WHERE item.scopeKey = root.scopeKey
RETURN item.key AS key, item.id AS id, item.type AS type, item.scopeKey AS scopeKey,
       item.sourceThinkProcessId AS sourceThinkProcessId
ORDER BY length(path) LIMIT $limit
