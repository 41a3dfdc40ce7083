// Documents that a step leads to from others, by references and by what was made from what, in either direction, within scopes
// that a search has looked into. References come before lineage.
// @mode read
// @param keys: [ID!]!
// @param scopeKeys: [ID!]!
// @param limit: Int!
// @returns [RelatedRow!]!
// @unscoped the scopes were found visible for the viewer by the search, and both ends of each step are in them
UNWIND range(0, size($keys) - 1) AS rank
MATCH (via:MemoryItem:Document {key: $keys[rank]})
WHERE via.scopeKey IN $scopeKeys
CALL (via) {
  MATCH (via)-[:HAS_REFERENCE]->(edge:Reference)-[:TO]->(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN item, edge.kind AS kind, 0 AS way, edge.position AS position, edge.key AS edgeKey
  ORDER BY position, edgeKey LIMIT $limit
  UNION
  MATCH (via)<-[:TO]-(edge:Reference)<-[:HAS_REFERENCE]-(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN item, edge.kind AS kind, 1 AS way, edge.position AS position, edge.key AS edgeKey
  ORDER BY edgeKey DESC LIMIT $limit
  UNION
  MATCH (via)-[:DERIVED_FROM]->(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN item, 'derived_from' AS kind, 2 AS way, 0 AS position, item.key AS edgeKey
  ORDER BY edgeKey LIMIT $limit
  UNION
  MATCH (via)<-[:DERIVED_FROM]-(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN item, 'derived_from' AS kind, 3 AS way, 0 AS position, item.key AS edgeKey
  ORDER BY edgeKey DESC LIMIT $limit
}
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN via.key AS viaKey, way IN [1, 3] AS incoming, kind, item.key AS key, item.id AS id, item.title AS title,
       item.type AS type, scope.kind + '/' + scope.id AS scope
ORDER BY rank, way, position, edgeKey LIMIT $limit
