export { RecallResolver } from './recall.resolver.js';
export { warmSearch } from './use-cases/warm-search.js';
export { recallLimits } from './recall.limits.js';
