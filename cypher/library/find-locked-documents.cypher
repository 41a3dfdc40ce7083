// Documents by their ids, those that the viewer may write, locked until the transaction ends, in the order of the ids: two
// transactions that lock the same documents wait for each other and do not block each other.
// @mode write
// @param viewer: ID!
// @param ids: [ID!]!
// @returns [DocumentRow!]!
// @bounded one row an id given
MATCH (viewer:User {key: $viewer})
UNWIND $ids AS id
MATCH (locked:Document {tenantKey: viewer.tenantKey, id: id})
SET locked.lock = true
WITH viewer, collect(locked.key) AS keys
UNWIND keys AS key
MATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
/* include document-row */
