// Makes the migration lock the only one of its name. Servers that start together on an empty database would each make
// their own otherwise.
// @mode write
// @returns [CountRow!]!
// @unscoped it belongs to the whole database
// @bounded a schema statement gives no rows
CREATE CONSTRAINT migration_lock_name IF NOT EXISTS FOR (lock:MigrationLock) REQUIRE lock.name IS UNIQUE
