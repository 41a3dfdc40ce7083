// API keys by their hash, archived scopes by key, archive and time of purge.
CREATE CONSTRAINT api_key_key IF NOT EXISTS FOR (n:ApiKey) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT api_key_hash IF NOT EXISTS FOR (n:ApiKey) REQUIRE n.hash IS UNIQUE;
CREATE CONSTRAINT archived_scope_key IF NOT EXISTS FOR (n:ArchivedScope) REQUIRE n.key IS UNIQUE;
CREATE INDEX archived_scope_archive IF NOT EXISTS FOR (n:ArchivedScope) ON (n.archiveKey);
CREATE INDEX archived_scope_purge IF NOT EXISTS FOR (n:ArchivedScope) ON (n.purgeAt);
CREATE INDEX archived_scope_tenant IF NOT EXISTS FOR (n:ArchivedScope) ON (n.tenantKey, n.archivedAt);
CREATE INDEX api_key_by_tenant IF NOT EXISTS FOR (n:ApiKey) ON (n.tenantKey, n.key);
