// Deletes idempotency keys that are kept long enough.
// @mode write
// @param before: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped nobody asks with them any more
MATCH (record:IdempotencyKey)
WHERE record.createdAt < $before
WITH record LIMIT $limit
DETACH DELETE record
RETURN count(*) AS count
