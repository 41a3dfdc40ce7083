// Folders: children by their place, folders by title, documents that were deleted with their folder.
CREATE INDEX contains_by_position IF NOT EXISTS FOR ()-[r:CONTAINS]-() ON (r.folderKey, r.position);
CREATE INDEX folder_by_title IF NOT EXISTS FOR (n:Folder) ON (n.scopeKey, n.title);
CREATE CONSTRAINT archived_document_key IF NOT EXISTS FOR (n:ArchivedDocument) REQUIRE n.key IS UNIQUE;
CREATE INDEX archived_document_archive IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.archiveKey);
CREATE INDEX archived_document_purge IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.purgeAt);
CREATE INDEX archived_folder_by_scope IF NOT EXISTS FOR (n:ArchivedDocument) ON (n.archivedIn, n.archivedAt);
