// As the plain search, for tags that few documents have: those documents first, then the exact cosine of their chunks.
// Not complete, and without hits, where too many documents or chunks have the tags: then the plain search is widened.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param weights: [KindWeight!]!
// @param vector: [Float!]!
// @param words: WordSearch!
// @param language: LanguageFilter!
// @param tags: [[ID!]!]!
// @param includeStale: Boolean!
// @param crossProject: Boolean!
// @param candidates: Int!
// @param maxTagged: Int!
// @param maxChunks: Int!
// @returns [SearchGroupRow!]!
// @scan it compares every chunk of the documents that have the tags, maxChunks at most
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
WITH viewer, collect({weight: weight, keys: keys, scopes: scopes}) AS groups,
     reduce(all = [], part IN collect(keys) | all + part) AS allKeys
CALL (viewer, allKeys) {
  OPTIONAL CALL () {
    UNWIND $tags AS wanted
    CALL (wanted) {
      UNWIND wanted AS key
      MATCH (tag:Tag {key: key})
      RETURN collect(tag) AS tags, sum(COUNT { (tag)<-[:TAGGED]-() }) AS degree
    }
    RETURN tags, degree
    ORDER BY degree LIMIT 1
  }
  CALL (viewer, allKeys, tags, degree) {
    UNWIND CASE WHEN degree <= $maxTagged THEN tags ELSE [] END AS rarest
    MATCH (rarest)<-[:TAGGED]-(item:MemoryItem)
    WHERE item.scopeKey IN allKeys
      AND all(wanted IN $tags WHERE EXISTS { (item)-[:TAGGED]->(tag:Tag) WHERE tag.key IN wanted })
      AND ($includeStale OR NOT EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) })
    RETURN collect(DISTINCT item) AS items
  }
  RETURN items, [item IN items | item.key] AS itemKeys, coalesce(degree <= $maxTagged, true) AS rare
}
CALL (items) {
  UNWIND items AS item
  RETURN sum(COUNT { (:Chunk)-[:CHUNK_OF]->(item) }) AS chunkCount
}
WITH viewer, groups, items, itemKeys, rare AND chunkCount <= $maxChunks AS complete
UNWIND groups AS part
WITH viewer, items, itemKeys, complete, part.weight AS weight, part.keys AS keys, part.scopes AS scopes
CALL (viewer, keys, items, itemKeys, complete) {
  CALL (keys, items, itemKeys, complete) {
    UNWIND CASE WHEN complete THEN items ELSE [] END AS item
    MATCH (n:Chunk {status: 'active'})-[:CHUNK_OF]->(item)
    WHERE n.scopeKey IN keys AND n.embedding_a IS NOT NULL
    WITH n, reduce(best = vector.similarity.cosine(n.embedding_a, $vector), part IN
         [(window:Window)-[:WINDOW_OF]->(n) | vector.similarity.cosine(window.embedding_a, $vector)] |
         CASE WHEN part > best THEN part ELSE best END) AS score
    ORDER BY score DESC LIMIT $candidates
    RETURN n AS chunk, null AS index, null AS textScore
    UNION ALL
    UNWIND CASE WHEN NOT complete OR size(itemKeys) = 0 THEN [] ELSE $words.indexes END AS index
    CALL db.index.fulltext.queryNodes(index,
      '+scopeKey:(' + reduce(list = '', key IN keys | list + ' ' + key) + ')^0 +status:active^0 +itemKey:('
        + reduce(list = '', key IN itemKeys | list + ' ' + key) + ')^0 +(' + $words.text + ')',
      {limit: $candidates}) YIELD node, score
    RETURN node AS chunk, index, score AS textScore
  }
  WITH chunk, max(CASE index WHEN 'chunk_text' THEN textScore END) AS textScore,
       max(CASE WHEN index <> 'chunk_text' THEN textScore END) AS languageScore
  OPTIONAL MATCH (chunk)-[:CHUNK_OF]->(item:MemoryItem)
  WHERE chunk.scopeKey IN keys AND chunk.status = 'active'
  WITH chunk, textScore, languageScore, item, [(item)-[:TAGGED]->(tag:Tag) | tag.label] AS tags,
       EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: 'stale'}) } AS stale
  WITH count(*) > count(item) AS lost, collect(CASE WHEN /* include hit-passes */ THEN {
    /* include hit-fields */,
    vectorScore: /* include vector-score */
  } END) AS seen
  WITH lost, seen, /* include whole-hits */ AS hits
  RETURN hits, lost OR size(hits) < size(seen) AS changed
}
RETURN weight, scopes, hits, complete, changed
