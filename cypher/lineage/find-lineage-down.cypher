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
    /* include lineage-rest */
