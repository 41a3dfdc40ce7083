// Documents of one scope, and of those within it that the viewer may read, where they are asked for: the one changed last
// first, after a cursor; with all of the tags and one of the types.
// @mode read
// @param viewer: ID!
// @param scope: String!
// @param types: [String!]!
// @param tags: [ID!]!
// @param languages: [String!]!
// @param withDescendants: Boolean!
// @param after: ListCursor!
// @param limit: Int!
// @returns [DocumentRow!]!
MATCH (viewer:User {key: $viewer})
MATCH (:ScopeAddress {tenantKey: viewer.tenantKey, address: $scope})-[:NAMES]->(start:Scope)
WHERE viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(start) }
   OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(start) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }
CALL (viewer, start) {
  RETURN start AS scope
  UNION
  MATCH (scope:Scope)-[:WITHIN*1..4]->(start)
  WHERE $withDescendants AND (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }
     OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })
  RETURN scope
}
CALL (viewer, scope) {
  MATCH (item:Document {scopeKey: scope.key})
  WHERE item.updatedAt <= $after.at AND (item.updatedAt < $after.at OR item.key < $after.key)
    AND item.type IN $types
    AND (size($languages) = 0 OR coalesce(item.language, 'und') IN $languages)
    AND all(tag IN $tags WHERE EXISTS { (item)-[:TAGGED]->(:Tag {tenantKey: viewer.tenantKey, id: tag}) })
  RETURN item ORDER BY item.scopeKey DESC, item.updatedAt DESC, item.key DESC LIMIT $limit
}
RETURN item.key AS key, item.id AS id, scope.key AS scopeKey, scope.kind + '/' + scope.id AS scope, item.type AS type,
       item.title AS title, item.content AS content, item.mimeType AS mimeType,
       coalesce(item.language, 'und') AS language, coalesce(item.languageGiven, false) AS languageGiven, item.sourceType AS sourceType,
       item.sourceThinkProcessId AS sourceThinkProcessId, item.sourceNodeId AS sourceNodeId, item.metadata AS metadata,
       item.blobHash AS blobHash, item.filename AS filename, item.pageCount AS pageCount, item.indexState AS indexState,
       item.indexError AS indexError, item.generation AS generation, item.version AS version,
       item.createdAt AS createdAt, item.updatedAt AS updatedAt
ORDER BY updatedAt DESC, key DESC LIMIT $limit
