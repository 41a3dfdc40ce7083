import type { Express } from 'express';
import { showError } from './error-format.js';
import { withDeadline } from './deadline.js';
import type { Settled } from './options.js';
import { errorPlaces } from './request-scope.js';

export type HealthStatus = 'ok' | 'degraded' | 'down';

/** Whether the server can do its work, and what each thing it depends on says. */
export interface HealthReport {
  readonly status: HealthStatus;
  readonly checks: readonly {
    readonly name: string;
    readonly status: HealthStatus;
    readonly message: string;
  }[];
}

/**
 * Adds `GET /health/live` (200 while the process answers) and `GET /health/ready` (200 when ok or degraded, 503 with
 * Retry-After when down; the body is the report). A report that fails or takes too long counts as down.
 */
export function addHealth<C extends object>(app: Express, options: Settled<C>): void {
  app.get('/health/live', (_, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/health/ready', async (_, res) => {
    const report = await readiness(options);
    res.set('Cache-Control', 'no-store');
    if (report.status === 'down') res.status(503).set('Retry-After', '5');
    res.json(report);
  });
}

async function readiness<C extends object>(options: Settled<C>): Promise<HealthReport> {
  try {
    return await withDeadline(options.health(), options.limits.healthMs, 'The health report');
  } catch (error) {
    const { message } = showError(error, errorPlaces(options));
    return { status: 'down', checks: [{ name: 'health', status: 'down', message }] };
  }
}
