// Events beyond a position of the feed, in order.
// @mode read
// @param after: Int!
// @param limit: Int!
// @returns [EventRow!]!
// @unscoped the dispatcher filters each event by what its subscriber may see at delivery
MATCH (event:OutboxEvent)
WHERE event.position > $after
WITH event ORDER BY event.position LIMIT $limit
RETURN event.position AS position, event.key AS key, event.tenantKey AS tenantKey, event.kind AS kind,
       event.itemKey AS itemKey, event.itemVersion AS itemVersion, event.scopesBefore AS scopesBefore,
       event.scopesAfter AS scopesAfter, event.at AS at, event.payload AS payload
ORDER BY position
