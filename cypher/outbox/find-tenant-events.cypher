// Events of one tenant between two positions of the feed, in order, for a subscriber that reads on.
// @mode read
// @param tenantKey: ID!
// @param after: Int!
// @param until: Int!
// @param limit: Int!
// @returns [EventRow!]!
// @unscoped each event is filtered by what its subscriber may see at delivery
MATCH (event:OutboxEvent {tenantKey: $tenantKey})
WHERE event.position > $after AND event.position <= $until
WITH event ORDER BY event.position LIMIT $limit
RETURN event.position AS position, event.key AS key, event.tenantKey AS tenantKey, event.kind AS kind,
       event.itemKey AS itemKey, event.itemVersion AS itemVersion, event.scopesBefore AS scopesBefore,
       event.scopesAfter AS scopesAfter, event.at AS at, event.payload AS payload
ORDER BY position
