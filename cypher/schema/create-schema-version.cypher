// Notes that a migration was applied.
// @mode write
// @param version: Int!
// @param name: String!
// @param checksum: String!
// @param at: DateTime!
// @returns CountRow!
// @unscoped it belongs to the whole database
// @scan one node a migration
MERGE (applied:SchemaVersion {version: $version})
SET applied.name = $name, applied.checksum = $checksum, applied.appliedAt = $at
RETURN count(applied) AS count
