// Children of folders, in their order, after a place: the loader behind Document.children and a level of a tree.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @param after: Float!
// @param limit: Int!
// @returns [ChildRow!]!
// @bounded limit children of each folder
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (folder) {
  MATCH ()-[edge:CONTAINS {folderKey: folder.key}]->(item:Document)
  WHERE edge.position > $after
  RETURN item, edge.position AS position ORDER BY edge.folderKey, edge.position LIMIT $limit
}
/* include document-row */,
       folder.key AS folderKey, position
ORDER BY folderKey, position
