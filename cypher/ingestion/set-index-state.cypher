// The index state of an item, with the reason where it failed.
// @mode write
// @param itemKey: ID!
// @param state: String!
// @param error: String
// @returns KeyRow
// @unscoped the item was locked for a guarded write in the same transaction
MATCH (item:MemoryItem {key: $itemKey})
SET item.indexState = $state, item.indexError = $error
RETURN item.key AS key
