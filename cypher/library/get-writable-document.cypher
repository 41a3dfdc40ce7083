// One document by its id, if the viewer may write into its scope. The document is written first, which locks it until
// the transaction ends.
// @mode write
// @param viewer: ID!
// @param id: ID!
// @returns DocumentRow
MATCH (viewer:User {key: $viewer})
MATCH (locked:Document {tenantKey: viewer.tenantKey, id: $id})
SET locked.lock = true
WITH viewer, locked.key AS key
MATCH (item:MemoryItem:Document {key: key})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
/* include document-row */
