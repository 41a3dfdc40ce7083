// References by key; wiki links find their documents by title and name of the file, and documents the links that wait for them.
CREATE CONSTRAINT reference_key IF NOT EXISTS FOR (n:Reference) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT name_lock IF NOT EXISTS FOR (n:NameLock) REQUIRE (n.tenantKey, n.name) IS UNIQUE;
CREATE INDEX wanted_by_name IF NOT EXISTS FOR (n:Wanted) ON (n.tenantKey, n.name);
CREATE INDEX document_by_title_name IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.titleName);
CREATE INDEX document_by_file_name IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.fileName);
