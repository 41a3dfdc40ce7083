// Moves a document up to the scope of a tier above its own. The document is written first; edge, scopeKey of the item, its
// chunks and their windows, and the history change together. Null when the viewer may not write the scope above, and
// with it all that is within it, or there is none. It stays where it is already there.
// @mode write
// @param viewer: ID!
// @param id: ID!
// @param tier: Int!
// @param moveKey: ID!
// @param reason: String!
// @param at: DateTime!
// @returns MovedRow
MATCH (viewer:User {key: $viewer})
MATCH (locked:Document {tenantKey: viewer.tenantKey, id: $id})
SET locked.lock = true
WITH viewer, locked.key AS key
MATCH (item:MemoryItem:Document {key: key})-[old:IN_SCOPE]->(scope:Scope)
MATCH (scope)-[:WITHIN*0..4]->(to:Scope {tier: $tier})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
WITH viewer, item, old, scope, to, scope <> to AS moved
CALL (viewer, item, old, scope, to, moved) {
  WITH viewer, item, old, scope, to WHERE moved
  DELETE old
  CREATE (item)-[:IN_SCOPE]->(to)
  CREATE (move:Move {key: $moveKey, tenantKey: item.tenantKey, from: scope.key, to: to.key, at: $at, by: viewer.key, reason: $reason})
  CREATE (move)-[:MOVE_OF]->(item)
  SET item.scopeKey = to.key, item.version = item.version + 1, item.updatedAt = $at
}
CALL (item, to, moved) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  WHERE moved
  SET chunk.scopeKey = to.key
  WITH chunk, to
  MATCH (window:Window)-[:WINDOW_OF]->(chunk)
  SET window.scopeKey = to.key
}
RETURN item.key AS key, moved, scope.key AS fromKey, to.key AS toKey, scope.kind + '/' + scope.id AS from,
       to.kind + '/' + to.id AS to, item.version AS version
