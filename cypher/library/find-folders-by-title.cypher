// Folders of a scope by their title and the folder that they are in, none for the root; of several the oldest.
// @mode read
// @param scopeKey: ID!
// @param folders: [FolderName!]!
// @returns [NamedFolderRow!]!
// @unscoped the scope was found writable for the viewer and locked in the same transaction
// @bounded one row a name given
UNWIND $folders AS row
MATCH (folder:Folder {scopeKey: $scopeKey, title: row.title})
WHERE CASE WHEN row.parentKey IS NULL THEN NOT EXISTS { (folder)<-[:CONTAINS]-() }
      ELSE EXISTS { (folder)<-[:CONTAINS]-(:Folder {key: row.parentKey}) } END
RETURN row.ref AS ref, min(folder.key) AS key
