// The contents of states of documents: the loader behind DocumentVersion.content. A version without one has that of the
// next version that has, and where there is none that of the document.
// @mode read
// @param viewer: ID!
// @param versions: [VersionOfDocument!]!
// @returns [VersionContentRow!]!
// @bounded one row a version given
MATCH (viewer:User {key: $viewer})
UNWIND $versions AS row
MATCH (item:MemoryItem:Document {key: row.documentKey, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (item, row) {
  MATCH (kept:Version {itemKey: item.key})
  WHERE kept.n >= row.version
  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1
  RETURN head(collect(kept.since)) AS keptSince
}
CALL (item, row) {
  MATCH (kept:Version {itemKey: item.key})
  WHERE kept.n >= row.version AND kept.content IS NOT NULL
  WITH kept ORDER BY kept.itemKey, kept.n LIMIT 1
  RETURN head(collect(kept.content)) AS keptContent
}
WITH item, row, keptContent, coalesce(keptSince, item.savedVersion, item.version) AS since
WHERE since <= row.version AND row.version <= item.version
RETURN row.documentKey AS documentKey, row.version AS version, coalesce(keptContent, item.content) AS content
