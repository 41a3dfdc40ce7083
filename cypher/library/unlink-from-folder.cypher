// Takes a document out of the folder that it is in.
// @mode write
// @param itemKey: ID!
// @returns CountRow!
// @unscoped the document was found writable for the viewer and locked in the same transaction
MATCH (item:MemoryItem:Document {key: $itemKey})<-[edge:CONTAINS]-()
DELETE edge
RETURN count(*) AS count
