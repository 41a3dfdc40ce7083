// Where the feed ends, and where it begins: the newest position that was given, and the newest of a deleted event. Both 0
// before the first.
// @mode read
// @returns FeedBoundsRow
// @unscoped the feed belongs to the whole database
MATCH (sequencer:Sequencer {name: 'outbox'})
RETURN sequencer.position AS position, coalesce(sequencer.trimmed, 0) AS trimmed
