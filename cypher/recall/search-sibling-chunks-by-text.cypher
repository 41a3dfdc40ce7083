// The full-text arm of the search among results of other think processes alone, for a question without a vector.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param weights: [KindWeight!]!
// @param words: WordSearch!
// @param language: LanguageFilter!
// @param tags: [[ID!]!]!
// @param includeStale: Boolean!
// @param siblings: Int!
// @param candidates: Int!
// @returns [SiblingGroupRow!]!
// @bounded one row, or none where it has not; the hits of each arm have the limit of its search
CYPHER 25
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  MATCH (start)<-[:RUNS_IN]-(:ThinkProcess)-[:SEES_RESULTS_OF]->(project:Scope)
  WHERE EXISTS { (start)-[:WITHIN]->(:Scope)-[:WITHIN]->(project) }
  MATCH (project)<-[:WITHIN*2..2]-(scope:Scope {kind: 'think-process'})
  WHERE scope <> start AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
    AND EXISTS { (item:Document {scopeKey: scope.key, type: 'result'}) WHERE item.updatedAt IS NOT NULL }
  RETURN project.kind AS kind, scope ORDER BY scope.key DESC LIMIT $siblings + 1
}
WITH viewer, kind, collect(scope) AS found
WITH viewer, size(found) > $siblings AS more, found[..$siblings] AS siblings, head([row IN $weights WHERE row.kind = kind | row.weight]) AS weight
WITH viewer, more, weight, [scope IN siblings | scope.key] AS keys, [scope IN siblings |
     {key: scope.key, address: scope.kind + '/' + scope.id, kind: scope.kind, title: scope.title, distance: 4}] AS scopes
CALL (viewer, keys) {
  CALL (keys) {
    CALL (keys) {
      UNWIND $words.indexes AS index
      CALL db.index.fulltext.queryNodes(index,
        '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +type:result^0 +(' + $words.text + ')',
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
    WHERE chunk.scopeKey IN keys AND chunk.status = 'active' AND item.type = 'result'
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
RETURN weight, scopes, hits, complete, changed, more
