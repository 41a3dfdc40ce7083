// Takes all documents out of a folder, and gives them.
// @mode write
// @param folderKey: ID!
// @param at: DateTime!
// @returns [DocumentRow!]!
// @unscoped the folder was found writable for the viewer and its scope was locked in the same transaction
// @bounded one row a child of one folder
MATCH (:MemoryItem:Folder {key: $folderKey})-[edge:CONTAINS]->(item:Document)-[:IN_SCOPE]->(scope:Scope)
DELETE edge
SET item.version = item.version + 1, item.updatedAt = $at
/* include document-row */
ORDER BY key
