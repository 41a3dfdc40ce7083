export { checkHealthJob } from './jobs/check-health.js';
export { JobConnectionResolver, JobResolver } from './jobs.resolver.js';
export { JobEventsResolver } from './job-events.resolver.js';
export { trimFeedJob } from './jobs/trim-feed.js';
export { ScheduleResolver } from './schedules.resolver.js';
export { schedules } from './schedules.js';
export { checkHealth } from './use-cases/check-health.js';
export { trimFeed } from './use-cases/trim-feed.js';
export { operationsLimits } from './operations.limits.js';
