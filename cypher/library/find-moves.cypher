// Moves of documents that the viewer may read, the newest first, after a cursor: the loader behind Document.moves. A scope is
// named where he may read it.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param after: MoveCursor!
// @param limit: Int!
// @returns [MoveRow!]!
// @bounded limit moves of each document
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (item) {
  MATCH (move:Move)-[:MOVE_OF]->(item)
  WITH move, coalesce(move.version, 0) AS version
  WHERE version < $after.version OR (version = $after.version AND move.key < $after.key)
  RETURN move, version ORDER BY version DESC, move.key DESC LIMIT $limit
}
WITH viewer, collect({documentKey: item.key, move: move, version: version}) AS rows
CALL (viewer, rows) {
  UNWIND rows AS row
  UNWIND [row.move.from, row.move.to] AS key
  WITH DISTINCT viewer, key
  MATCH (start:Scope {key: key, tenantKey: viewer.tenantKey})
  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
  RETURN collect({key: start.key, address: start.kind + '/' + start.id}) AS readable
}
UNWIND rows AS row
WITH viewer, readable, row.documentKey AS documentKey, row.move AS move, row.version AS version
OPTIONAL MATCH (by:User {key: move.by, tenantKey: viewer.tenantKey})
RETURN documentKey, move.key AS key, version, move.at AS at, by.id AS by,
       head([scope IN readable WHERE scope.key = move.from | scope.address]) AS from,
       head([scope IN readable WHERE scope.key = move.to | scope.address]) AS to,
       coalesce(move.how, 'PROMOTED') AS how, CASE WHEN move.how IS NOT NULL THEN move.reason END AS reason
ORDER BY documentKey, version DESC, key DESC
