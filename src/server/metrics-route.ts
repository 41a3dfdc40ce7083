import type { Express } from 'express';
import type { Settled } from './options.js';

/** Adds `GET /metrics`: everything that is counted, as text that Prometheus reads. The origin guard stands before it. */
export function addMetrics<C extends object>(app: Express, { metrics }: Settled<C>): void {
  app.get('/metrics', async (_, res) => {
    const { contentType, text } = await metrics.expose();
    res.set('Cache-Control', 'no-store').set('Content-Type', contentType).send(text);
  });
}
