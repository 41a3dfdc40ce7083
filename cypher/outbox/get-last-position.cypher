// The position of the newest event that has one; 0 before the first.
// @mode read
// @returns SequencedRow
// @unscoped the feed belongs to the whole database
MATCH (sequencer:Sequencer {name: 'outbox'})
RETURN 0 AS count, sequencer.position AS position
