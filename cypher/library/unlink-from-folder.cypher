// Takes documents out of the folders that they are in.
// @mode write
// @param itemKeys: [ID!]!
// @returns CountRow!
// @unscoped the documents were found writable for the viewer and locked in the same transaction
UNWIND $itemKeys AS itemKey
MATCH (item:MemoryItem:Document {key: itemKey})<-[edge:CONTAINS]-()
DELETE edge
RETURN count(*) AS count
