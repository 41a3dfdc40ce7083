// The last child of each of some folders, and where it stands; nothing for an empty folder.
// @mode read
// @param folderKeys: [ID!]!
// @returns [PlaceRow!]!
// @unscoped the folders were found writable for the viewer in the same transaction
// @bounded one row a folder given
UNWIND $folderKeys AS folderKey
CALL (folderKey) {
  MATCH ()-[edge:CONTAINS {folderKey: folderKey}]->()
  WHERE edge.position IS NOT NULL
  RETURN edge.position AS position ORDER BY edge.folderKey DESC, edge.position DESC LIMIT 1
}
RETURN folderKey AS key, position
