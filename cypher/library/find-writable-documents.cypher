// Documents by their ids, those that the viewer may write.
// @mode read
// @param viewer: ID!
// @param ids: [ID!]!
// @returns [DocumentRow!]!
// @bounded one row an id given
MATCH (viewer:User {key: $viewer})
UNWIND $ids AS id
MATCH (item:Document {tenantKey: viewer.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
/* include document-row */
