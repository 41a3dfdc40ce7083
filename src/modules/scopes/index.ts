export { checkId, kindWeights, parseScopeAddress, rulesOf, type ScopeKindName } from './scope-kinds.js';
export { ScopeMissing } from './scopes.errors.js';
export { ScopeEventsResolver } from './scope-events.resolver.js';
export { ScopesResolver } from './scopes.resolver.js';
export { ScopeKind } from './scopes.types.js';
export { SinceArg, WatchedScopeArg, WithinArg } from './watch-args.js';
export { type WatchInput, watchScope } from './watch-scope.js';
