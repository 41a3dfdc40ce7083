// Puts a tag right below others, in place of those that it was below. Where one of them is the tag itself or below it,
// nothing changes, and they are named. The hierarchy was locked before.
// @mode write
// @param tenantKey: ID!
// @param id: ID!
// @param broader: [ID!]!
// @returns BroaderTagsRow!
// @unscoped the viewer was found to administer the tenant in the same transaction
MATCH (tag:Tag {tenantKey: $tenantKey, id: $id})
CALL (tag) {
  UNWIND $broader AS id
  MATCH (above:Tag {tenantKey: $tenantKey, id: id})-[:BROADER*0..]->(up:Tag)
  WITH DISTINCT tag, above, up
  WHERE up = tag
  RETURN collect(above.label) AS circle
}
CALL (tag, circle) {
  WITH tag WHERE size(circle) = 0
  MATCH (tag)-[edge:BROADER]->(above:Tag)
  WHERE NOT above.id IN $broader
  DELETE edge
}
CALL (tag, circle) {
  UNWIND CASE WHEN size(circle) = 0 THEN $broader ELSE [] END AS id
  MATCH (above:Tag {tenantKey: $tenantKey, id: id})
  MERGE (tag)-[:BROADER]->(above)
}
RETURN tag.key AS key, tag.id AS id, tag.label AS label, [(tag)-[:BROADER]->(above:Tag) | above.label] AS broader, circle
