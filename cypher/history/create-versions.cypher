// Keeps the states of items before they change, a version each, in the transaction of the change, which counts the version
// of each item once. The content is kept where it changes; a version without it has that of the next one. An item keeps
// `retention` versions, all of them for 0; of what is beyond a hundred go with each change.
// @mode write
// @param items: [KeptItem!]!
// @param withContent: Boolean!
// @param by: ID!
// @param at: DateTime!
// @param retention: Int!
// @returns [KeptRow!]!
// @unscoped the items were found writable for the viewer and locked in the same transaction
// @bounded one row an item given
UNWIND $items AS row
MATCH (item:MemoryItem {key: row.itemKey})-[:IN_SCOPE]->(scope:Scope)
CALL (item) {
  OPTIONAL MATCH (item)-[edge:TAGGED]->(tag:Tag)
  WHERE edge.by <> 'automatic'
  WITH tag ORDER BY tag.id
  RETURN collect(tag.label) AS tags
}
MERGE (kept:Version {itemKey: item.key, n: item.version})
ON CREATE SET kept.key = row.key, kept.tenantKey = item.tenantKey, kept.since = coalesce(item.savedVersion, item.version),
  kept.type = item.type, kept.title = item.title, kept.content = CASE WHEN $withContent THEN item.content END,
  kept.mimeType = item.mimeType, kept.language = item.language, kept.languageGiven = item.languageGiven,
  kept.metadata = item.metadata, kept.tags = tags, kept.blobHash = item.blobHash,
  kept.savedBy = item.savedBy, kept.savedAt = coalesce(item.savedAt, item.updatedAt), kept.replacedBy = $by,
  kept.replacedAt = $at
MERGE (kept)-[:VERSION_OF]->(item)
SET item.savedVersion = kept.n + 1, item.savedBy = $by, item.savedAt = $at
WITH item, scope, kept
CALL (item, kept) {
  MATCH (item)-[:STORED_IN]->(blob:Blob)
  MERGE (kept)-[:STORED_IN]->(blob)
}
CALL (item, kept) {
  WITH item, kept WHERE $retention > 0
  MATCH (old:Version {itemKey: item.key})
  WHERE old.n <= kept.n
  WITH old ORDER BY old.itemKey DESC, old.n DESC SKIP $retention LIMIT 100
  DETACH DELETE old
}
RETURN item.key AS itemKey, item.tenantKey AS tenantKey, item.id AS id, item.type AS type, scope.key AS scopeKey,
       scope.kind + '/' + scope.id AS scope, kept.n AS version
