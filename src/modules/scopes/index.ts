export {
  checkCrossProject,
  checkId,
  isScopeKind,
  kindWeights,
  parseScopeAddress,
  rulesOf,
  type ScopeKindName,
} from './scope-kinds.js';
export { ScopeMissing } from './scopes.errors.js';
export { purgeArchivedKind } from './jobs/purge-archived.js';
export { MembersResolver } from './members.resolver.js';
export { ScopeEventsResolver } from './scope-events.resolver.js';
export { ScopesResolver } from './scopes.resolver.js';
export { Scope, ScopeKind } from './scopes.types.js';
export { scopeLimits } from './scopes.limits.js';
export { SinceArg, WatchedScopeArg, WithinArg } from './watch-args.js';
export { type WatchInput, watchScope } from './watch-scope.js';
export { createScope } from './use-cases/create-scope.js';
