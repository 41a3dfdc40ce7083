// One document by its id, if the viewer may read its scope.
// @mode read
// @param viewer: ID!
// @param id: ID!
// @returns DocumentRow
MATCH (viewer:User {key: $viewer})
MATCH (item:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
/* include document-row */
