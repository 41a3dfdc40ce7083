// Documents that a step by references leads to from others, in either direction, within scopes that a search has looked into.
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
  MATCH (via)-[:HAS_REFERENCE]->(reference:Reference)-[:TO]->(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN reference, item, false AS incoming ORDER BY reference.position, reference.key LIMIT $limit
  UNION
  MATCH (via)<-[:TO]-(reference:Reference)<-[:HAS_REFERENCE]-(item:Document)
  WHERE item.scopeKey IN $scopeKeys
  RETURN reference, item, true AS incoming ORDER BY reference.key DESC LIMIT $limit
}
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN via.key AS viaKey, incoming, reference.kind AS kind, item.key AS key, item.id AS id, item.title AS title,
       item.type AS type, scope.kind + '/' + scope.id AS scope
ORDER BY rank, incoming, reference.position, reference.key LIMIT $limit
