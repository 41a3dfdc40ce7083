// Scopes of other think processes of the project whose results a process has been let see, those that the viewer may read too and
// that hold results, the newest first. None where it has not been.
// @mode read
// @param viewer: ID!
// @param address: String!
// @param limit: Int!
// @returns [KeyRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $address})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  MATCH (start)<-[:RUNS_IN]-(:ThinkProcess)-[:SEES_RESULTS_OF]->(project:Scope)
  WHERE EXISTS { (start)-[:WITHIN]->(:Scope)-[:WITHIN]->(project) }
  MATCH (project)<-[:WITHIN*2..2]-(scope:Scope {kind: 'think-process'})
  WHERE scope <> start AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
    AND EXISTS { (item:Document {scopeKey: scope.key, type: 'result'}) WHERE item.updatedAt IS NOT NULL }
  RETURN scope.key AS key
}
RETURN key
ORDER BY key DESC LIMIT $limit
