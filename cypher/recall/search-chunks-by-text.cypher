// The full-text arm alone: what a search falls back to, and says so, when its vectors cannot be had.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param weights: [KindWeight!]!
// @param words: WordSearch!
// @param language: LanguageFilter!
// @param tags: [[ID!]!]!
// @param includeStale: Boolean!
// @param crossProject: Boolean!
// @param candidates: Int!
// @returns [SearchGroupRow!]!
// @bounded one row a proximity weight; the hits of each arm have the limit of its search
CYPHER 25
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  MATCH path = (start)-[:WITHIN*0..4]->(scope:Scope)
  RETURN scope, length(path) AS distance
  UNION
  MATCH path = (start)-[:WITHIN*0..1]->(:Scope {kind: 'session'})-[:FOR_USER]->(scope:Scope)
  WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(scope) }
    OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role = 'engine' }
  RETURN scope, length(path) AS distance
  UNION
  MATCH (viewer)-[:MEMBER_OF]->(start)
  WHERE $crossProject AND start.kind = 'user'
  MATCH path = (viewer)-[:MEMBER_OF]->(:Scope {tier: 2})-[:WITHIN*0..2]->(scope:Scope)
  RETURN scope, min(length(path)) AS distance
}
WITH viewer, scope, distance,
     CASE WHEN distance = 0 AND scope.kind = 'user' THEN 1.0
          ELSE head([row IN $weights WHERE row.kind = scope.kind | row.weight]) END AS weight
ORDER BY distance
WITH viewer, weight, collect(scope.key) AS keys,
     collect({key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: distance}) AS scopes
CALL (viewer, keys) {
  CALL (keys) {
    CALL (keys) {
      UNWIND $words.indexes AS index
      CALL db.index.fulltext.queryNodes(index,
        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +(' + $words.text + ')',
        {limit: $candidates}) YIELD node, score
      RETURN node AS chunk, index, score AS textScore
    }
    RETURN collect({chunk: chunk, index: index, textScore: textScore}) AS found
  }
  CALL (viewer, keys, found) {
    UNWIND found AS row
    WITH row.chunk AS chunk, max(CASE row.index WHEN 'chunk_text' THEN row.textScore END) AS textScore,
         max(CASE WHEN row.index <> 'chunk_text' THEN row.textScore END) AS languageScore
    OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)
    WHERE chunk.scopeKey IN keys AND chunk.status = 'active'
    WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,
         EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale
    WITH count(*) > count(item) AS lost, collect(CASE WHEN /* include hit-passes */ THEN {
      /* include hit-fields */,
      vectorScore: null
    } END) AS seen
    WITH lost, seen, /* include whole-hits */ AS hits
    RETURN hits, lost OR size(hits) < size(seen) AS changed
  }
  RETURN hits, changed, all(index IN $words.indexes WHERE size([row IN found WHERE row.index = index]) < $candidates) AS complete
}
RETURN weight, scopes, hits, complete, changed
