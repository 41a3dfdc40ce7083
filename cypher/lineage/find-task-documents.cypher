// Documents by their ids that a task may take in now: those in the scopes that its process sees (`keys`), results in
// those of its siblings that it sees (`siblingKeys`), and those elsewhere in its project that somebody has named for it who may
// still read them, not as an engine.
// @mode read
// @param taskKey: ID!
// @param keys: [ID!]!
// @param siblingKeys: [ID!]!
// @param projectKey: ID!
// @param ids: [ID!]!
// @returns [TaskDocumentRow!]!
// @unscoped the scopes were collected for the viewer; a grant is judged by the person who gave it
// @bounded one row an id given
MATCH (task:TaskNode {key: $taskKey})
UNWIND $ids AS id
MATCH (item:Document {tenantKey: task.tenantKey, id: id})-[:IN_SCOPE]->(scope:Scope)
OPTIONAL MATCH (task)-[take:TAKES]->(item)
WITH item, scope, take
WHERE scope.key IN $keys OR (scope.key IN $siblingKeys AND item.type = 'result') OR (EXISTS { (scope)-[:WITHIN*0..2]->(:Scope {key: $projectKey}) } AND EXISTS {
  MATCH (person:User {key: take.by})
  WHERE person.admin OR EXISTS { (person)-[own:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) WHERE own.role <> 'engine' }
    OR EXISTS { (person)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive'] }
})
RETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,
       item.content AS content
