// Facts of some scopes, those of the nearest first (in the order of `keys`), the newest of each first.
// @mode read
// @param keys: [ID!]!
// @param limit: Int!
// @returns [DocumentRow!]!
// @unscoped the scopes were collected for the viewer
UNWIND range(0, size($keys) - 1) AS place
MATCH (scope:Scope {key: $keys[place]})
CALL (scope) {
  MATCH (item:Document {scopeKey: scope.key, type: 'fact'})
  WHERE item.updatedAt IS NOT NULL
  RETURN item ORDER BY item.updatedAt DESC LIMIT $limit
}
WITH item, scope, place ORDER BY place, item.updatedAt DESC, item.key LIMIT $limit
/* include document-row */
ORDER BY place, updatedAt DESC, key LIMIT $limit
