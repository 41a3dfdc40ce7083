export { RecallResolver } from './recall.resolver.js';
export { warmSearch } from './use-cases/warm-search.js';
export { recallLimits } from './recall.limits.js';
export { maxSiblings } from './use-cases/search-siblings.js';
export { ragQuery } from './use-cases/rag-query.js';
export { RagHit } from './recall.types.js';
export { showHit } from './recall.resolver.js';
