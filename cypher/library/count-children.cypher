// How many documents a folder holds itself.
// @mode read
// @param folderKey: ID!
// @returns CountRow!
// @unscoped the folder was found writable for the viewer in the same transaction
MATCH (folder:MemoryItem:Folder {key: $folderKey})
RETURN COUNT { (folder)-[:CONTAINS]->() } AS count
