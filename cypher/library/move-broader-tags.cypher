// Hands what is right above and below tags over to others, one after the other. What the names of paths say stays with the
// names. Gives a circle that this has closed, by its labels. The hierarchy was locked before.
// @mode write
// @param tenantKey: ID!
// @param moves: [TagToMove!]!
// @returns CircleRow!
// @unscoped the viewer was found to administer the tenant in the same transaction
CALL () {
  UNWIND $moves AS move
  MATCH (tag:Tag {tenantKey: $tenantKey, id: move.from})
  MATCH (into:Tag {tenantKey: $tenantKey, id: move.into})
  CALL (tag, into) {
    MATCH (tag)-[edge:BROADER]-(other:Tag)
    WITH tag, into, other, edge, startNode(edge) = tag AS above
    WHERE NOT CASE WHEN above THEN tag.id STARTS WITH other.id + '/' ELSE other.id STARTS WITH tag.id + '/' END
    FOREACH (_ IN CASE WHEN above AND other <> into THEN [1] ELSE [] END | MERGE (into)-[:BROADER]->(other))
    FOREACH (_ IN CASE WHEN NOT above AND other <> into THEN [1] ELSE [] END | MERGE (other)-[:BROADER]->(into))
    DELETE edge
  }
  RETURN collect(DISTINCT into) AS targets
}
CALL (targets) {
  UNWIND targets AS into
  MATCH (into)-[:BROADER]->(next:Tag)
  MATCH way = SHORTEST 1 (next)-[:BROADER]->*(into)
  RETURN [tag IN nodes(way) | tag.label] AS circle LIMIT 1
  UNION ALL
  RETURN [] AS circle
}
RETURN circle ORDER BY size(circle) DESC LIMIT 1
