// The folders above documents, from the root on, their keys and titles: the loader behind Document.folderPath.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [FolderPathRow!]!
// @bounded one row a document given
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (item:MemoryItem:Document {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WITH viewer, scope, collect(item) AS items
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
UNWIND items AS item
MATCH path = (item)<-[:CONTAINS*1..]-(top:Folder)
WHERE NOT EXISTS { (top)<-[:CONTAINS]-() }
WITH item, reverse(tail(nodes(path))) AS folders
RETURN item.key AS documentKey, [folder IN folders | folder.key] AS keys, [folder IN folders | folder.title] AS titles
