// Documents of some scopes whose index is not ready.
// @mode read
// @param keys: [ID!]!
// @param limit: Int!
// @returns [PendingRow!]!
// @unscoped the scopes were collected for the viewer
UNWIND $keys AS key
UNWIND ['PENDING', 'FAILED'] AS state
CALL (key, state) {
  MATCH (item:Document {scopeKey: key, indexState: state})
  WHERE item.type <> 'folder'
  RETURN item LIMIT $limit
}
RETURN item.key AS key, item.generation AS generation LIMIT $limit
