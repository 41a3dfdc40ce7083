// What a folder holds with all within it, itself included: how many documents of each type, how many chunks, and how many
// references of other documents of its scope lead into it.
// @mode read
// @param viewer: ID!
// @param id: ID!
// @returns [FolderContentsRow!]!
// @bounded one row, and none for who may not write the folder
// @scan it counts everything within a folder
MATCH (viewer:User {key: $viewer})
MATCH (root:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(scope:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(at:Scope)<-[:WITHIN*0..4]-(scope) WHERE CASE WHEN scope.tier >= 3
  THEN member.role = 'engine' OR (member.role IN ['owner', 'admin'] AND at.tier >= 3) ELSE member.role IN ['owner', 'admin', 'executive'] END }
WITH root WHERE root.type = 'folder'
MATCH (root)-[:CONTAINS*0..]->(item:Document)
WITH root, collect(item) AS items
CALL (items) {
  UNWIND items AS item
  WITH item.type AS type, count(*) AS count, sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunks
  ORDER BY type
  RETURN collect({type: type, count: count}) AS types, sum(chunks) AS chunks
}
CALL (root, items) {
  UNWIND items AS item
  MATCH (source:Document)-[:HAS_REFERENCE]->(reference:Reference)-[:TO]->(item)
  WHERE source.scopeKey = root.scopeKey AND NOT source IN items
  RETURN count(reference) AS references
}
RETURN root.key AS key, size(items) AS documents, types, chunks, references
