// Keeps what a call with an idempotency key came to, in the transaction of the call itself.
// @mode write
// @param userKey: ID!
// @param name: String!
// @param outcome: String!
// @param documentKey: ID!
// @param documentId: ID!
// @param scope: String!
// @param warnings: [String!]!
// @param answer: String
// @returns KeyRow!
// @unscoped the same transaction has claimed the user's own key
MATCH (record:IdempotencyKey {userKey: $userKey, name: $name})
SET record.outcome = $outcome, record.documentKey = $documentKey, record.documentId = $documentId,
    record.scope = $scope, record.warnings = $warnings, record.answer = $answer
RETURN record.key AS key
