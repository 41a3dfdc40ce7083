// One turn of the sequencer: renews or takes its lease, then gives new events their positions, per item in the order of
// its versions. The lease node is written first, so that one sequencer at a time runs; its token grows with each holder. A
// turn with a token renews that lease and no other, whatever its clock says; a turn without one (0) takes a lease that is
// free, expired or its own.
// Events are looked for twice: whatever preceded an event of the first look is committed before the second.
// @mode write
// @param holder: ID!
// @param token: Int!
// @param now: DateTime!
// @param expiresAt: DateTime!
// @param limit: Int!
// @returns SequencedRow
// @unscoped the feed belongs to the whole database; events are filtered at delivery
// @scan unsequenced events wait for a moment only
MERGE (sequencer:Sequencer {name: 'outbox'})
ON CREATE SET sequencer.position = 0, sequencer.token = 0
SET sequencer.turns = coalesce(sequencer.turns, 0) + 1
WITH sequencer.name AS name
MATCH (sequencer:Sequencer {name: name})
WHERE ($token > 0 AND sequencer.holder = $holder AND sequencer.token = $token)
   OR ($token = 0 AND (sequencer.holder IS NULL OR sequencer.holder = $holder OR sequencer.expiresAt < $now))
SET sequencer.token = sequencer.token + CASE WHEN sequencer.holder = $holder THEN 0 ELSE 1 END,
    sequencer.holder = $holder, sequencer.expiresAt = $expiresAt
WITH sequencer
CALL () {
  MATCH (seen:Unsequenced)
  WITH seen ORDER BY seen.key LIMIT $limit
  WITH seen.itemKey AS itemKey, max(seen.itemVersion) AS version
  RETURN collect({itemKey: itemKey, version: version}) AS heads
}
CALL (heads) {
  UNWIND heads AS head
  MATCH (event:Unsequenced {itemKey: head.itemKey})
  WHERE event.itemVersion <= head.version
  WITH event ORDER BY event.itemKey, event.itemVersion, event.key
  RETURN collect(event) AS events
}
CALL (sequencer, events) {
  UNWIND range(0, size(events) - 1) AS i
  WITH events[i] AS event, sequencer.position + i + 1 AS position
  SET event.position = position
  REMOVE event:Unsequenced
  RETURN count(event) AS count
}
SET sequencer.position = sequencer.position + count
RETURN count, sequencer.position AS position, sequencer.token AS token
