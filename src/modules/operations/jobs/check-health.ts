import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.js';
import { announceSystemEvent } from '../../../outbox/system-events.js';
import { systemTenant } from '../../../shared/ids.js';
import { checkHealth } from '../use-cases/check-health.js';

/** Tells the admins what does not work as it should: an index that is not online, a model that does not answer. */
export const checkHealthJob = defineJob({
  kind: 'check-health',
  payload: z.object({}),
  run: async (services) => {
    const { checks } = await checkHealth(services);
    for (const { name, status, message } of checks) {
      if (status === 'ok') continue;
      services.log.warn({ name, status, message }, 'something does not work as it should');
      announceSystemEvent(services, { kind: 'INDEX_DEGRADED', tenantKey: systemTenant, subject: name, message });
    }
  },
});
