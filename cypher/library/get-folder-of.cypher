// The folder that a document is in, and the document's place there.
// @mode read
// @param itemKey: ID!
// @returns FolderPlaceRow
// @unscoped the document was found writable for the viewer and locked in the same transaction
MATCH (:MemoryItem:Document {key: $itemKey})<-[edge:CONTAINS]-(folder:Folder)
RETURN folder.key AS key, folder.id AS id, edge.position AS position
