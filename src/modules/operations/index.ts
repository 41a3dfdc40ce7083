export { checkHealth } from './use-cases/check-health.js';
export { trimFeed } from './use-cases/trim-feed.js';
export { operationsLimits } from './operations.limits.js';
