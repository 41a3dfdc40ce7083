// The first child of a folder that is none of some, and where it stands; nothing where there is no other.
// @mode read
// @param folderKey: ID!
// @param keys: [ID!]!
// @returns [PlaceRow!]!
// @unscoped the folder was found writable for the viewer in the same transaction
MATCH ()-[edge:CONTAINS {folderKey: $folderKey}]->(child:Document)
WHERE edge.position IS NOT NULL AND NOT child.key IN $keys
RETURN child.key AS key, edge.position AS position
ORDER BY edge.folderKey, edge.position LIMIT 1
