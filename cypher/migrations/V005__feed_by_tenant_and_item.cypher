// A subscriber reads on in the feed of its tenant; where an item that is gone was last is what its newest event says.
CREATE INDEX outbox_event_by_tenant IF NOT EXISTS FOR (n:OutboxEvent) ON (n.tenantKey, n.position);
CREATE INDEX outbox_event_by_item IF NOT EXISTS FOR (n:OutboxEvent) ON (n.itemKey, n.itemVersion);
