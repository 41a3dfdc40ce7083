// Deletes events that are older than the feed is kept.
// @mode write
// @param before: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped the feed belongs to the whole database
MATCH (event:OutboxEvent)
WHERE event.at < $before AND event.position IS NOT NULL
WITH event LIMIT $limit
DETACH DELETE event
RETURN count(*) AS count
