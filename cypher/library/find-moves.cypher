// Moves of documents that the viewer may read, the newest first, after a cursor: the loader behind Document.moves. A scope is
// named where he may read it.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param after: MoveCursor!
// @param limit: Int!
// @returns [MoveRow!]!
// @bounded limit moves of each document
// @scan it sorts the moves of each document
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
OPTIONAL MATCH (start:Scope {key: move.from, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
OPTIONAL MATCH (to:Scope {key: move.to, tenantKey: viewer.tenantKey})
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(to) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(to) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
OPTIONAL MATCH (by:User {key: move.by, tenantKey: viewer.tenantKey})
RETURN item.key AS documentKey, move.key AS key, version, start.kind + '/' + start.id AS from, to.kind + '/' + to.id AS to,
       move.at AS at, by.id AS by, coalesce(move.how, 'PROMOTED') AS how,
       CASE WHEN move.how IS NOT NULL THEN move.reason END AS reason
ORDER BY documentKey, version DESC, key DESC
