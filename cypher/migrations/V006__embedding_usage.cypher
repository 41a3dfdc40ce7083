// What was embedded is counted by day: it is summed for a tenant, and deleted when it is old.
CREATE CONSTRAINT embedding_usage_key IF NOT EXISTS FOR (n:EmbeddingUsage) REQUIRE n.key IS UNIQUE;
CREATE INDEX embedding_usage_by_tenant IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.tenantKey, n.day);
CREATE INDEX embedding_usage_by_scope IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.scopeKey);
CREATE INDEX embedding_usage_by_day IF NOT EXISTS FOR (n:EmbeddingUsage) ON (n.day);
