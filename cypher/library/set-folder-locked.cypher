// Writes a folder and all within it, which locks them until the transaction ends, and tells how many they are.
// @mode write
// @param key: ID!
// @returns CountRow!
// @unscoped the folder was found writable for the viewer in the same transaction
MATCH (:MemoryItem:Folder {key: $key})-[:CONTAINS*0..]->(item:Document)
SET item.lock = true
RETURN count(item) AS count
