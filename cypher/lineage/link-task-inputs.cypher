// Joins a task to the documents that it names: those in the scopes that its process sees (`keys`), results in those of its
// siblings that it sees (`siblingKeys`), and those elsewhere in its project that the viewer may read at this moment, not as an
// engine: a process by itself opens nothing. Who named them is kept. Those of before are taken off. Gives what was joined; the
// others are missing.
// @mode write
// @param viewer: ID!
// @param taskKey: ID!
// @param keys: [ID!]!
// @param siblingKeys: [ID!]!
// @param projectKey: ID!
// @param inputs: [NamedInput!]!
// @param at: DateTime!
// @returns [KeyRow!]!
// @bounded one row a document given
MATCH (viewer:User {key: $viewer})
MATCH (task:TaskNode {key: $taskKey, tenantKey: viewer.tenantKey})
CALL (task) {
  OPTIONAL MATCH (task)-[old:TAKES]->()
  DELETE old
  RETURN count(*) AS dropped
}
UNWIND $inputs AS input
MATCH (item:Document {tenantKey: viewer.tenantKey, id: input.id})-[:IN_SCOPE]->(scope:Scope)
WHERE scope.key IN $keys OR (scope.key IN $siblingKeys AND item.type = 'result') OR (EXISTS { (scope)-[:WITHIN*0..2]->(:Scope {key: $projectKey}) } AND (viewer.admin
   OR EXISTS { (viewer)-[own:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) WHERE own.role <> 'engine' }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive'] }))
MERGE (task)-[take:TAKES]->(item)
SET take.by = viewer.key, take.at = $at, take.position = input.position
RETURN item.id AS key
