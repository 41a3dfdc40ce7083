// Documents that were made from a document, however indirectly, within ten steps: of each the shortest way there, the nearest first. A
// way leads through what the viewer may read alone.
// @mode read
// @param viewer: ID!
// @param id: ID!
// @param hops: Int!
// @param endsOnly: Boolean!
// @param limit: Int!
// @returns [LineageRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (start:Document {tenantKey: viewer.tenantKey, id: $id})-[:IN_SCOPE]->(root:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(root) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(root) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
MATCH path = SHORTEST 1 (start) ((:MemoryItem)<-[:DERIVED_FROM]-(next:MemoryItem) WHERE EXISTS { (next)-[:IN_SCOPE]->(scope:Scope)
      WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
        OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] } }){1,10} (item:MemoryItem)
WHERE item <> start
WITH viewer, item, length(path) AS hops, [step IN nodes(path) | {id: step.id, title: step.title}] AS path
WHERE hops <= $hops
WITH viewer, item, hops, path, NOT EXISTS { (item)<-[:DERIVED_FROM]-(:MemoryItem)-[:IN_SCOPE]->(scope:Scope)
      WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
        OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] } } AS isEnd
WHERE isEnd OR NOT $endsOnly
WITH viewer, item, hops, path, isEnd ORDER BY hops, item.key LIMIT $limit
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,
       item.sourceType AS sourceType, item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId,
       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale, hops, path, isEnd
ORDER BY hops, key LIMIT $limit
