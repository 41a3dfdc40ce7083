export { RecallResolver } from './recall.resolver.js';
export { warmSearch } from './use-cases/warm-search.js';
