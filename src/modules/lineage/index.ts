export { LineageResolver } from './lineage.resolver.js';
export { MemoryToolsResolver } from './memory-tools.resolver.js';
export { TaskEventsResolver } from './task-events.resolver.js';
export { lineageLimits } from './lineage.limits.js';
