// Whether the transaction that wrote an event was committed, though its answer was lost. One that is still under way is
// waited for: the key is locked by making the event, and unmaking it where it was not there.
// @mode write
// @param key: ID!
// @returns KeyRow
// @unscoped only the transaction that made the key knows it
MERGE (event:OutboxEvent {key: $key})
WITH event, event.kind IS NULL AS missing
CALL (event, missing) {
  WITH event, missing WHERE missing
  DELETE event
}
WITH missing WHERE NOT missing
RETURN $key AS key
