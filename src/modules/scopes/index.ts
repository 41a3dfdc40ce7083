export { checkId, kindWeights, parseScopeAddress, rulesOf, type ScopeKindName } from './scope-kinds.js';
export { ScopeMissing } from './scopes.errors.js';
export { purgeArchivedKind } from './jobs/purge-archived.js';
export { MembersResolver } from './members.resolver.js';
export { ScopesResolver } from './scopes.resolver.js';
export { ScopeKind } from './scopes.types.js';
