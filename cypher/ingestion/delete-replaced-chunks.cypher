// Deletes chunks that were replaced before a moment, with their windows.
// @mode write
// @param before: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped they belong to no search and no list any more
// @scan what was replaced waits for a few minutes only
MATCH (chunk:Replaced)
WHERE chunk.replacedAt < $before
WITH chunk LIMIT $limit
OPTIONAL MATCH (window:Window)-[:WINDOW_OF]->(chunk)
WITH chunk, collect(window) AS windows
FOREACH (window IN windows | DETACH DELETE window)
DETACH DELETE chunk
RETURN count(*) AS count
