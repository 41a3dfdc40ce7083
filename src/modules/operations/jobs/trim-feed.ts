import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.js';
import { trimFeed } from '../use-cases/trim-feed.js';

/** Deletes what is kept long enough: events, finished jobs, schedules that nobody knows any more. */
export const trimFeedJob = defineJob({
  kind: 'trim-feed',
  payload: z.object({}),
  run: async (services) => {
    const gone = await trimFeed(services);
    services.log.info(gone, 'old events and jobs were deleted');
  },
});
