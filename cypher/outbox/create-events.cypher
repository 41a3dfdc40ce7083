// Writes events into the outbox, in the transaction of the change; they have no position yet.
// @mode write
// @param events: [NewEventRow!]!
// @returns CountRow!
// @unscoped the change itself was guarded; each event carries its tenant and scopes
UNWIND $events AS row
CREATE (event:OutboxEvent:Unsequenced)
SET event = row
RETURN count(event) AS count
