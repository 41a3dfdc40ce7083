// Documents of archived scopes and archived folders whose time is over.
// @mode read
// @param now: DateTime!
// @param limit: Int!
// @returns [PurgeableRow!]!
// @unscoped what is archived is nobody's any more
CALL () {
  MATCH (scope:ArchivedScope)
  WHERE scope.purgeAt <= $now
  MATCH (item:MemoryItem|ArchivedDocument)-[:IN_SCOPE]->(scope)
  RETURN item LIMIT $limit
  UNION
  MATCH (item:ArchivedDocument)
  WHERE item.purgeAt <= $now
  RETURN item LIMIT $limit
}
RETURN item.key AS key, item.blobHash AS blobHash, item.tenantKey AS tenantKey
LIMIT $limit
