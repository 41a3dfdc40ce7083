// The folders that documents are in: the loader behind Document.folder.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [FolderOfDocumentRow!]!
// @bounded one row a document given
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (child:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})<-[:CONTAINS]-(item:MemoryItem:Folder)-[:IN_SCOPE]->(scope:Scope)
WITH viewer, scope, collect({child: child.key, item: item}) AS pairs
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
UNWIND pairs AS pair
WITH scope, pair.item AS item, pair.child AS child
/* include document-row */, child AS documentKey
