// Deletes archived scopes whose time is over and that are empty, with their addresses and the processes that ran in them.
// What was embedded for them stays counted, for their tenant alone.
// @mode write
// @param now: DateTime!
// @param limit: Int!
// @returns CountRow!
// @unscoped what is archived is nobody's any more
MATCH (scope:ArchivedScope)
WHERE scope.purgeAt <= $now AND NOT EXISTS { (:MemoryItem|ArchivedDocument)-[:IN_SCOPE]->(scope) }
WITH scope LIMIT $limit
OPTIONAL MATCH (address:ScopeAddress)-[:NAMES]->(scope)
DETACH DELETE address
WITH DISTINCT scope
CALL (scope) {
  MATCH (process:ThinkProcess)-[:RUNS_IN]->(scope)
  OPTIONAL MATCH (task:TaskNode)-[:PART_OF]->(process)
  DETACH DELETE task, process
}
CALL (scope) {
  MATCH (usage:EmbeddingUsage {scopeKey: scope.key})
  SET usage.scopeKey = null
}
DETACH DELETE scope
RETURN count(*) AS count
