// Documents that were made from a document, however indirectly, within ten steps: of each the shortest way there, the nearest first.
// A way leads through what the viewer may read alone. It goes step by step, each document once, and no further than it is asked
// to or than the answer is long; where the ends alone are wanted, as far as it takes to find them. The rows
// come in order as they were found: to sort them here, each would carry the whole way.
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
WITH viewer, reduce(walk = {level: [{item: start, path: [{id: start.id, title: start.title}]}], seen: [start.key], found: []},
  hops IN range(0, $hops) | CASE WHEN size(walk.level) = 0 THEN walk ELSE head(COLLECT {
    CALL (walk) {
      UNWIND range(0, size(walk.level) - 1) AS place
      WITH place, walk.level[place].item AS item
      MATCH (item)<-[:DERIVED_FROM]-(next:MemoryItem)
      RETURN collect({place: place, next: next, key: next.key, scopeKey: next.scopeKey}) AS steps
    }
    CALL (viewer, steps) {
      UNWIND steps AS step
      WITH DISTINCT viewer, step.scopeKey AS scopeKey
      MATCH (scope:Scope {key: scopeKey})
      WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
         OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
      RETURN collect(scope.key) AS readable
    }
    WITH [step IN steps WHERE step.scopeKey IN readable] AS steps
    WITH steps, [step IN steps | step.place] AS going
    WITH steps, [place IN range(0, size(walk.level) - 1) WHERE hops > 0 AND (NOT $endsOnly OR NOT place IN going) |
      {item: walk.level[place].item, hops: hops, path: walk.level[place].path, isEnd: NOT place IN going}] AS found
    CALL (walk, steps) {
      UNWIND steps AS step
      WITH step WHERE NOT step.key IN walk.seen
      WITH step.key AS key, head(collect(step)) AS step ORDER BY key
      RETURN collect({item: step.next, key: key, path: walk.level[step.place].path + {id: step.next.id, title: step.next.title}}) AS fresh
    }
    WITH fresh, walk.found + found AS found
    WITH found, CASE WHEN $endsOnly AND size(found) < $limit THEN fresh ELSE fresh[..CASE WHEN $limit > size(found) THEN $limit - size(found) ELSE 0 END] END AS level
    RETURN {level: level, seen: walk.seen + [row IN level | row.key], found: found} AS after
  }) END).found AS found
UNWIND found[..$limit] AS row
WITH viewer, row.item AS item, row.hops AS hops, row.path AS path, row.isEnd AS isEnd
MATCH (item)-[:IN_SCOPE]->(scope:Scope)
RETURN item.key AS key, item.id AS id, scope.kind + '/' + scope.id AS scope, item.type AS type, item.title AS title,
       item.sourceType AS sourceType, item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId,
       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale, hops, path, isEnd
LIMIT $limit
