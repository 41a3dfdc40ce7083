// Where some children of a folder stand. Counts those that are its children.
// @mode write
// @param folderKey: ID!
// @param places: [Place!]!
// @returns CountRow!
// @unscoped the folder was found writable for the viewer and its scope was locked in the same transaction
MATCH (folder:MemoryItem:Folder {key: $folderKey})
UNWIND $places AS place
MATCH (item:MemoryItem:Document {key: place.key})<-[edge:CONTAINS]-(folder)
SET edge.position = place.position
RETURN count(*) AS count
