// Of the credentials of open connections, those that have ended: revoked or expired API keys, and users whose older tokens
// were ended, with the moment.
// @mode read
// @param apiKeys: [ID!]!
// @param users: [ID!]!
// @param now: DateTime!
// @returns [EndedCredentialRow!]!
// @unscoped it decides whether the viewers of this server may go on
// @bounded one row a credential at most
CALL () {
  UNWIND $apiKeys AS key
  OPTIONAL MATCH (apiKey:ApiKey {key: key})
  WITH key, apiKey
  WHERE apiKey IS NULL OR apiKey.revokedAt IS NOT NULL OR apiKey.expiresAt <= $now
  RETURN key, null AS endedAt
  UNION ALL
  UNWIND $users AS key
  MATCH (user:User {key: key})
  WHERE user.tokensEndedAt IS NOT NULL
  RETURN key, user.tokensEndedAt AS endedAt
}
RETURN key, endedAt
