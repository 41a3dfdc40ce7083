// Documents of archived scopes whose time is over.
// @mode read
// @param now: DateTime!
// @param limit: Int!
// @returns [PurgeableRow!]!
// @unscoped what is archived is nobody's any more
MATCH (scope:ArchivedScope)
WHERE scope.purgeAt <= $now
MATCH (item:MemoryItem)-[:IN_SCOPE]->(scope)
RETURN item.key AS key, item.blobHash AS blobHash, item.tenantKey AS tenantKey
LIMIT $limit
