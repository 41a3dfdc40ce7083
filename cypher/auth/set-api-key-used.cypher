// Notes that an API key was used.
// @mode write
// @param key: ID!
// @param at: DateTime!
// @returns CountRow!
// @unscoped it was found by its secret
MATCH (apiKey:ApiKey {key: $key})
SET apiKey.lastUsedAt = $at
RETURN count(apiKey) AS count
