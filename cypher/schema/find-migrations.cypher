// Migrations that were applied, in order.
// @mode read
// @returns [MigrationRow!]!
// @unscoped it belongs to the whole database
// @scan one node a migration
// @bounded one row a migration
MATCH (applied:SchemaVersion)
RETURN applied.version AS version, applied.name AS name, applied.checksum AS checksum
ORDER BY version
