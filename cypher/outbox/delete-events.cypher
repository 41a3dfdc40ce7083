// Deletes events that are older than the feed is kept, up to the position that was announced before.
// @mode write
// @param before: DateTime!
// @param trimmed: Int!
// @param limit: Int!
// @returns CountRow!
// @unscoped the feed belongs to the whole database
MATCH (event:OutboxEvent)
WHERE event.at < $before AND event.position <= $trimmed
WITH event LIMIT $limit
DETACH DELETE event
RETURN count(*) AS count
