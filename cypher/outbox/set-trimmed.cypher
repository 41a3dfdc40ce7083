// Says up to which position the feed is about to lose events: those that are older than it is kept, a batch of them. It is
// committed before they are deleted, so that no reader can miss an event without seeing that it might.
// @mode write
// @param before: DateTime!
// @param limit: Int!
// @returns TrimmedRow
// @unscoped the feed belongs to the whole database
MATCH (event:OutboxEvent)
WHERE event.at < $before AND event.position IS NOT NULL
WITH event.position AS position LIMIT $limit
WITH count(*) AS count, max(position) AS newest
WHERE count > 0
MATCH (sequencer:Sequencer {name: 'outbox'})
SET sequencer.lock = true
WITH sequencer, count, newest
SET sequencer.trimmed = CASE WHEN coalesce(sequencer.trimmed, 0) < newest THEN newest ELSE sequencer.trimmed END
RETURN count, sequencer.trimmed AS trimmed
