// Where some children of a folder stand. Counts those that are its children.
// @mode write
// @param folderKey: ID!
// @param places: [Place!]!
// @returns CountRow!
// @unscoped the folder was found writable for the viewer and its scope was locked in the same transaction
UNWIND $places AS place
MATCH (item:MemoryItem:Document {key: place.key})
CALL (item, place) {
  MATCH (item)<-[edge:CONTAINS]-()
  WHERE edge.folderKey = $folderKey
  SET edge.position = place.position
  RETURN count(*) AS moved
}
RETURN sum(moved) AS count
