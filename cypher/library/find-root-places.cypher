// The folders of a scope that are in no folder, in their order, and where they stand; those without a place come last.
// @mode read
// @param scopeKey: ID!
// @returns [RootPlaceRow!]!
// @unscoped the scope was found writable for the viewer in the same transaction
// @bounded one row a folder at the root of one scope
MATCH (folder:Folder {scopeKey: $scopeKey})
WHERE folder.title IS NOT NULL AND NOT EXISTS { (folder)<-[:CONTAINS]-() }
RETURN folder.key AS key, folder.rootPosition AS position
ORDER BY coalesce(folder.rootPosition, 1.0e300), key
