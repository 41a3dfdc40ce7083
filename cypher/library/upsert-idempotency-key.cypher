// Claims a user's idempotency key for one call, and gives the claim that holds: the first one. The key is written, which
// locks it until the transaction ends: a second call waits for the first.
// @mode write
// @param userKey: ID!
// @param name: String!
// @param claim: ID!
// @param fingerprint: String!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped a user's own keys alone are asked for
MERGE (record:IdempotencyKey {userKey: $userKey, name: $name})
ON CREATE SET record.key = $claim, record.fingerprint = $fingerprint, record.createdAt = $at
SET record.lock = true
WITH record.userKey AS userKey, record.name AS name
MATCH (held:IdempotencyKey {userKey: userKey, name: name})
RETURN held.key AS key
