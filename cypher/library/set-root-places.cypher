// Where some folders stand at the root of their scope.
// @mode write
// @param places: [RootPlace!]!
// @returns CountRow!
// @unscoped the folders were found writable for the viewer and their scope was locked in the same transaction
UNWIND $places AS place
MATCH (folder:MemoryItem:Folder {key: place.key})
SET folder.rootPosition = place.position
RETURN count(*) AS count
