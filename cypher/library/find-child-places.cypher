// Two children of a folder, those before and after a place, and where they stand; without the one that is to be placed.
// @mode read
// @param folderKey: ID!
// @param itemKey: ID!
// @param skip: Int!
// @returns [PlaceRow!]!
// @unscoped the folder was found writable for the viewer in the same transaction
MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->(child:Document)
WHERE edge.position IS NOT NULL AND child.key <> $itemKey
RETURN child.key AS key, edge.position AS position
ORDER BY edge.folderKey, edge.position SKIP $skip LIMIT 2
