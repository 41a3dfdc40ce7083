// One reference by its key, if the viewer may write the document that it is of.
// @mode read
// @param viewer: ID!
// @param key: ID!
// @returns OwnedReferenceRow
MATCH (viewer:User {key: $viewer})
MATCH (reference:Reference {key: $key, tenantKey: viewer.tenantKey})<-[:HAS_REFERENCE]-(item:Document)-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
RETURN reference.key AS key, reference.by AS by, item.id AS documentId
