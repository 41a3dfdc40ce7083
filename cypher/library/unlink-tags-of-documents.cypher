// Takes tags off documents, automatic ones excepted.
// @mode write
// @param documents: [TagIdsOfDocument!]!
// @returns CountRow!
// @unscoped the documents were found writable for the viewer in the same transaction
UNWIND $documents AS entry
MATCH (item:MemoryItem {key: entry.itemKey})-[edge:TAGGED]->(tag:Tag)
WHERE tag.id IN entry.tags AND edge.by <> 'automatic'
DELETE edge
RETURN count(*) AS count
