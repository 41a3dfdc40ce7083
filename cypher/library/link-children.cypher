// Files documents in folders of their scope, in place of the folder that each of them was in. The documents are written
// first, which locks them.
// @mode write
// @param children: [NewChild!]!
// @returns CountRow!
// @unscoped folders and documents were found writable for the viewer and their scope was locked in the same transaction
UNWIND $children AS child
MATCH (locked:MemoryItem:Document {key: child.key})
SET locked.lock = true
WITH child, locked.key AS key
MATCH (item:MemoryItem:Document {key: key})
MATCH (folder:MemoryItem:Folder {key: child.folderKey})
WHERE folder.scopeKey = item.scopeKey
CALL (item) {
  MATCH (item)<-[old:CONTAINS]-()
  DELETE old
}
SET item.rootPosition = null
CREATE (folder)-[:CONTAINS {folderKey: folder.key, position: child.position}]->(item)
RETURN count(*) AS count
