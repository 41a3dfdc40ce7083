// How many documents folders hold themselves: the loader behind the counts of trees and children.
// @mode read
// @param viewer: ID!
// @param keys: [ID!]!
// @returns [ChildCountRow!]!
// @bounded one row a folder given
MATCH (viewer:User {key: $viewer})
UNWIND $keys AS key
MATCH (folder:MemoryItem:Folder {key: key, tenantKey: viewer.tenantKey})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
RETURN folder.key AS folderKey, COUNT { (folder)-[:CONTAINS]->() } AS count
