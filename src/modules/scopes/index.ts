export { checkId, isScopeKind, kindWeights, parseScopeAddress, rulesOf, scopeKinds } from './scope-kinds.js';
export { ScopeMissing } from './scopes.errors.js';
export { ScopesResolver } from './scopes.resolver.js';
export { ScopeKind } from './scopes.types.js';
