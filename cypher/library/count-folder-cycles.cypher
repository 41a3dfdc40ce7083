// Whether a folder is a document itself or within it, so that filing the document there would make a cycle: 1 or 0.
// @mode read
// @param folderKey: ID!
// @param itemKey: ID!
// @returns CountRow!
// @unscoped both were found writable for the viewer and their scope was locked in the same transaction
MATCH (folder:MemoryItem:Folder {key: $folderKey})<-[:CONTAINS*0..]-(above:Folder)
WHERE above.key = $itemKey
RETURN count(*) AS count
