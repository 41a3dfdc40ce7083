// States that documents had before they were changed, the newest first, below a number: the loader behind Document.history.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param before: Int!
// @param limit: Int!
// @returns [VersionRow!]!
// @bounded limit versions of each document
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (item) {
  MATCH (kept:Version {itemKey: item.key})
  WHERE kept.n < $before
  RETURN kept ORDER BY kept.itemKey DESC, kept.n DESC LIMIT $limit
}
OPTIONAL MATCH (saver:User {key: kept.savedBy})
OPTIONAL MATCH (replacer:User {key: kept.replacedBy})
RETURN item.key AS documentKey, kept.n AS version, kept.since AS since, false AS current, kept.title AS title,
       kept.mimeType AS mimeType, coalesce(kept.language, 'und') AS language,
       coalesce(kept.languageGiven, false) AS languageGiven, kept.metadata AS metadata, kept.tags AS tags,
       saver.id AS savedBy, kept.savedAt AS savedAt, replacer.id AS replacedBy, kept.replacedAt AS replacedAt
ORDER BY documentKey, version DESC
