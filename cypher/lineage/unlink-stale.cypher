// A document is not stale any more.
// @mode write
// @param itemKey: ID!
// @returns CountRow!
// @unscoped the document was found writable for the viewer in the same transaction
OPTIONAL MATCH (item:MemoryItem {key: $itemKey})-[edge:TAGGED]->(:Tag {tenantKey: item.tenantKey, id: 'stale'})
DELETE edge
RETURN count(edge) AS count
