// Hands what is right above and below some tags over to another one. What the names of paths say stays beside it. Where a way
// leads out of these tags and back into them, nothing changes, and they are named. The hierarchy was locked before.
// @mode write
// @param tenantKey: ID!
// @param from: [ID!]!
// @param into: ID!
// @returns CircleRow!
// @unscoped the viewer was found to administer the tenant in the same transaction
MATCH (into:Tag {tenantKey: $tenantKey, id: $into})
CALL () {
  UNWIND $from AS id
  MATCH (tag:Tag {tenantKey: $tenantKey, id: id})
  RETURN collect(tag) AS old
}
WITH into, old, old + [into] AS joined
CALL (joined) {
  UNWIND joined AS tag
  MATCH (tag)-[:BROADER]->(out:Tag)
  WHERE NOT out IN joined
  MATCH (out)-[:BROADER*0..]->(up:Tag)
  WITH DISTINCT joined, up
  WHERE up IN joined
  RETURN collect(up.label) AS circle
}
CALL (into, old, joined, circle) {
  UNWIND CASE WHEN size(circle) = 0 THEN old ELSE [] END AS tag
  MATCH (tag)-[edge:BROADER]-(other:Tag)
  WITH into, joined, tag, other, edge, startNode(edge) = tag AS above
  FOREACH (_ IN CASE WHEN above AND NOT other IN joined THEN [1] ELSE [] END | MERGE (into)-[:BROADER]->(other))
  FOREACH (_ IN CASE WHEN NOT above AND NOT other IN joined THEN [1] ELSE [] END | MERGE (other)-[:BROADER]->(into))
  WITH tag, other, edge, above
  WHERE NOT CASE WHEN above THEN tag.id STARTS WITH other.id + '/' ELSE other.id STARTS WITH tag.id + '/' END
  DELETE edge
}
RETURN circle
