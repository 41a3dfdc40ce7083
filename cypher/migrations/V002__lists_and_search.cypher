// Lists page through one index per sort; full-text search filters by scope and status inside the index.
CREATE INDEX document_by_update IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.updatedAt);
CREATE INDEX scope_by_kind IF NOT EXISTS FOR (n:Scope) ON (n.tenantKey, n.kind, n.id);
CREATE INDEX job_by_state IF NOT EXISTS FOR (n:Job) ON (n.state, n.runAt);
CREATE INDEX outbox_event_by_time IF NOT EXISTS FOR (n:OutboxEvent) ON (n.at);
CREATE FULLTEXT INDEX chunk_text IF NOT EXISTS FOR (n:Chunk) ON EACH [n.text, n.header, n.scopeKey, n.status, n.itemKey] OPTIONS { indexConfig: { `fulltext.analyzer`: 'english' } };
CREATE INDEX unsequenced_by_item IF NOT EXISTS FOR (n:Unsequenced) ON (n.itemKey, n.itemVersion);
