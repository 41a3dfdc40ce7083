// Documents are listed by time of creation and by title too; what a caller asked for once is kept by the caller's key.
CREATE INDEX document_by_creation IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.createdAt);
CREATE INDEX document_by_title IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.title);
CREATE CONSTRAINT idempotency_key IF NOT EXISTS FOR (n:IdempotencyKey) REQUIRE (n.userKey, n.name) IS UNIQUE;
CREATE INDEX idempotency_key_by_time IF NOT EXISTS FOR (n:IdempotencyKey) ON (n.createdAt);
