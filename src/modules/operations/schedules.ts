import { purgeArchivedKind } from '../scopes/index.js';
import { defineSchedule } from '../../jobs/define-schedule.js';

/** The schedules of the product's own upkeep. */
export const schedules = [
  defineSchedule({
    name: 'trim-feed',
    description:
      'Deletes events, finished jobs, schedules, replaced chunks and idempotency keys that are kept long enough.',
    kind: 'trim-feed',
    cron: '*/10 * * * *',
    atStart: true, // a laptop may never run on the hour
  }),
  defineSchedule({
    name: 'purge-archived',
    description: 'Purges deleted scopes whose time is over.',
    kind: purgeArchivedKind,
    cron: '30 * * * *',
    atStart: true,
  }),
  defineSchedule({
    name: 'check-health',
    description: 'Looks whether the database, its indexes and the model work, and announces what does not.',
    kind: 'check-health',
    cron: '*/10 * * * *',
  }),
];
