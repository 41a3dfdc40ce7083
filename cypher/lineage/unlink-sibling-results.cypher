// A think process sees the results of no other process any more.
// @mode write
// @param key: ID!
// @returns KeyRow!
// @unscoped the process or its project was found writable for the viewer in the same transaction
MATCH (process:ThinkProcess {key: $key})
SET process.lock = true
WITH process
OPTIONAL MATCH (process)-[sight:SEES_RESULTS_OF]->()
DELETE sight
RETURN DISTINCT process.key AS key
