// Results of a scope, the one changed last first.
// @mode read
// @param scopeKey: ID!
// @param limit: Int!
// @returns [DocumentRow!]!
// @unscoped the scope was found readable for the viewer
MATCH (scope:Scope {key: $scopeKey})
CALL (scope) {
  MATCH (item:Document {scopeKey: scope.key, type: 'result'})
  WHERE item.updatedAt IS NOT NULL
  RETURN item ORDER BY item.updatedAt DESC LIMIT $limit
}
/* include document-row */
ORDER BY updatedAt DESC, key DESC LIMIT $limit
