// A think process is complete. It may be completed again, which changes nothing.
// @mode write
// @param key: ID!
// @param at: DateTime!
// @returns KeyRow!
// @unscoped the process was found writable for the viewer and locked in the same transaction
MATCH (process:ThinkProcess {key: $key})
SET process.status = 'COMPLETED', process.completedAt = coalesce(process.completedAt, $at)
RETURN process.key AS key
