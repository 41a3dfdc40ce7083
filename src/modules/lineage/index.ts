export { LineageResolver } from './lineage.resolver.js';
export { ProcessConfigResolver } from './process-config.resolver.js';
export { MemoryToolsResolver } from './memory-tools.resolver.js';
export { TaskEventsResolver } from './task-events.resolver.js';
export { lineageLimits } from './lineage.limits.js';
