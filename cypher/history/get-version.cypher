// A state of a document by a number that it had: the current one, or one that was kept.
// @mode read
// @param viewer: ID!
// @param id: ID!
// @param version: Int!
// @returns VersionRow
MATCH (viewer:User {key: $viewer})
MATCH (item:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (item) {
  MATCH (kept:Version {itemKey: item.key})
  WHERE kept.n >= $version
  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1
  RETURN head(collect(kept)) AS kept
}
CALL (item, kept) {
  OPTIONAL MATCH (item)-[edge:TAGGED]->(tag:Tag)
  WHERE edge.by <> 'automatic' AND kept IS NULL
  WITH tag ORDER BY tag.id
  RETURN collect(tag.label) AS tags
}
WITH item, kept, coalesce(kept, item) AS state, coalesce(kept.tags, tags) AS tags,
     coalesce(kept.n, item.version) AS version, coalesce(kept.since, item.savedVersion, item.version) AS since
WHERE since <= $version AND $version <= version
OPTIONAL MATCH (saver:User {key: state.savedBy})
OPTIONAL MATCH (replacer:User {key: kept.replacedBy})
RETURN item.key AS documentKey, version, since, kept IS NULL AS current, state.title AS title, state.mimeType AS mimeType,
       coalesce(state.language, 'und') AS language, coalesce(state.languageGiven, false) AS languageGiven,
       state.metadata AS metadata, tags, saver.id AS savedBy,
       coalesce(state.savedAt, item.updatedAt) AS savedAt, replacer.id AS replacedBy, kept.replacedAt AS replacedAt
