// The scopes that addresses name; none for an address that names nothing.
// @mode read
// @param addresses: [AddressInTenant!]!
// @returns [AddressedScopeRow!]!
// @unscoped a server counts for every tenant; nobody sees the answer
// @bounded one row an address, of which there are a few hundred
UNWIND $addresses AS asked
MATCH (named:ScopeAddress {tenantKey: asked.tenantKey, address: asked.address})-[:NAMES]->(scope:Scope)
RETURN asked.tenantKey AS tenantKey, asked.address AS address, scope.key AS scopeKey
