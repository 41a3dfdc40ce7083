// Gives the migration lock back.
// @mode write
// @param holder: ID!
// @returns CountRow!
// @unscoped it belongs to the whole database
MATCH (lock:MigrationLock {name: 'schema', holder: $holder})
REMOVE lock.holder
RETURN count(lock) AS count
