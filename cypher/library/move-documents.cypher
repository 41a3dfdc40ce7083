// Moves documents to a scope above their own, or to one within it. The documents are written first; edge, scopeKey of the
// item, its chunks and their windows, and the history change together. A folder that stays behind lets go of what was filed in
// it. Documents whose scope the viewer may not write, or is neither above nor below, stay and are left out.
// @mode write
// @param viewer: ID!
// @param toKey: ID!
// @param moves: [NewMove!]!
// @param up: Boolean!
// @param how: String!
// @param reason: String
// @param at: DateTime!
// @returns [MovedRow!]!
// @bounded one row a document given
MATCH (viewer:User {key: $viewer})
MATCH (to:Scope {key: $toKey, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(to) WHERE CASE WHEN to.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
UNWIND $moves AS row
MATCH (locked:MemoryItem:Document {key: row.documentKey, tenantKey: viewer.tenantKey})
SET locked.lock = true
WITH viewer, to, collect(row) AS rows
UNWIND rows AS row
MATCH (item:MemoryItem:Document {key: row.documentKey})-[old:IN_SCOPE]->(scope:Scope)
WHERE (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END })
  AND CASE WHEN $up THEN EXISTS { (scope)-[:WITHIN*1..4]->(to) } ELSE EXISTS { (to)-[:WITHIN*1..4]->(scope) } END
CALL (viewer, to, row, item, old, scope) {
  DELETE old
  CREATE (item)-[:IN_SCOPE]->(to)
  SET item.scopeKey = to.key, item.version = item.version + 1, item.updatedAt = $at
  CREATE (move:Move {key: row.moveKey, tenantKey: item.tenantKey, from: scope.key, to: to.key, at: $at, by: viewer.key,
    how: $how, reason: $reason, version: item.version})
  CREATE (move)-[:MOVE_OF]->(item)
}
CALL (item, to) {
  MATCH (chunk:Chunk)-[:CHUNK_OF]->(item)
  SET chunk.scopeKey = to.key
  WITH chunk, to
  MATCH (window:Window)-[:WINDOW_OF]->(chunk)
  SET window.scopeKey = to.key
}
WITH to, collect({item: item, scope: scope}) AS moved
UNWIND moved AS row
WITH to, row.item AS item, row.scope AS scope
OPTIONAL MATCH (item)-[filed:CONTAINS]-(other:Document)
WHERE other.scopeKey <> item.scopeKey
DELETE filed
WITH DISTINCT to, item, scope
RETURN item.key AS key, item.id AS id, item.title AS title, item.type AS type, item.filename AS filename,
       item.version AS version, item.sourceThinkProcessId AS sourceThinkProcessId, scope.key AS fromKey, scope.kind + '/' + scope.id AS from,
       scope.title AS fromTitle, to.key AS toKey, to.kind + '/' + to.id AS to
