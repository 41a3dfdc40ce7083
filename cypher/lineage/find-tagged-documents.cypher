// Documents of some scopes that have all of these tags, those of the nearest scope first (in the order of `keys`), the
// newest of each first; after them the results of siblings. Folders are none.
// @mode read
// @param tenantKey: ID!
// @param keys: [ID!]!
// @param siblingKeys: [ID!]!
// @param tags: [ID!]!
// @param limit: Int!
// @returns [TaskDocumentRow!]!
// @unscoped the scopes were collected for the viewer
// @scan it looks at every document that has the rarest of the tags
CALL () {
  UNWIND $tags AS id
  MATCH (tag:Tag {tenantKey: $tenantKey, id: id})
  RETURN tag, COUNT { (tag)<-[:TAGGED]-() } AS degree
  ORDER BY degree LIMIT 1
}
MATCH (tag)<-[:TAGGED]-(item:MemoryItem:Document)
WHERE (item.scopeKey IN $keys AND item.type <> 'folder' OR item.scopeKey IN $siblingKeys AND item.type = 'result')
  AND all(id IN $tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: $tenantKey, id: id}) })
WITH item, coalesce(head([i IN range(0, size($keys) - 1) WHERE $keys[i] = item.scopeKey]), size($keys)) AS place
ORDER BY place, item.updatedAt DESC, item.key LIMIT $limit
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,
       item.content AS content
ORDER BY place, item.updatedAt DESC, key LIMIT $limit
