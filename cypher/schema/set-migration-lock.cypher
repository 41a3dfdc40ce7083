// Takes the migration lock, unless another server holds it and its lease has not run out.
// @mode write
// @param holder: ID!
// @param now: DateTime!
// @param expiresAt: DateTime!
// @returns KeyRow
// @unscoped it belongs to the whole database
MERGE (lock:MigrationLock {name: 'schema'})
SET lock.attempts = coalesce(lock.attempts, 0) + 1
WITH lock
WHERE lock.holder IS NULL OR lock.holder = $holder OR lock.expiresAt < $now
SET lock.holder = $holder, lock.expiresAt = $expiresAt
RETURN lock.holder AS key
