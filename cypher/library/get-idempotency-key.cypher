// What a call with this idempotency key of the user came to.
// @mode read
// @param userKey: ID!
// @param name: String!
// @returns IdempotencyRow
// @unscoped a user's own keys alone are asked for; the document is then read as the viewer
MATCH (record:IdempotencyKey {userKey: $userKey, name: $name})
RETURN record.key AS key, record.fingerprint AS fingerprint, record.outcome AS outcome,
       record.documentKey AS documentKey, record.documentId AS documentId, record.scope AS scope,
       record.warnings AS warnings, record.answer AS answer
