// Processes and tasks by their keys; what a process is started with: the facts of a scope, the newest first, and the
// documents whose index is not ready.
CREATE CONSTRAINT think_process_key IF NOT EXISTS FOR (n:ThinkProcess) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT task_node_key IF NOT EXISTS FOR (n:TaskNode) REQUIRE n.key IS UNIQUE;
CREATE INDEX document_by_type IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.type, n.updatedAt);
CREATE INDEX document_by_index_state IF NOT EXISTS FOR (n:Document) ON (n.scopeKey, n.indexState);
