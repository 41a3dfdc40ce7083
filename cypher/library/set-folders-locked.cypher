// Writes a scope, which locks it until the transaction ends: one change of its folders at a time, so that two moves cannot
// make a cycle, and two imports make a folder once.
// @mode write
// @param scopeKey: ID!
// @returns KeyRow
// @unscoped the scope, or a document in it, was found writable for the viewer in the same transaction
MATCH (scope:Scope {key: $scopeKey})
SET scope.lock = true
RETURN scope.key AS key
