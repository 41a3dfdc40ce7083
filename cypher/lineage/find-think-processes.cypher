// Think processes of a scope and of those within it, those that the viewer may read, the newest first, after a key.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param before: ID!
// @param limit: Int!
// @returns [ThinkProcessRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
MATCH (scope:Scope)-[:WITHIN*0..4]->(start)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
MATCH (process:ThinkProcess)-[:RUNS_IN]->(scope)
WHERE process.key < $before
WITH process, scope ORDER BY process.key DESC LIMIT $limit
/* include think-process-row */
ORDER BY key DESC LIMIT $limit
