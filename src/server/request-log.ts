import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerMetrics } from './options.js';
import { newScope, withScope } from './request-scope.js';

/**
 * Opens the scope of a request, returns its id as `x-request-id`, and logs one line when the answer is out: method,
 * path without its query, status, time, and the kind and name of the GraphQL operation. Never a body or a header.
 * Liveness checks are logged at debug. The time is also observed as a metric, by route and status.
 */
export function requestLog(logger: Logger, metrics: ServerMetrics): RequestHandler {
  return (req, res, next) => {
    const scope = newScope(logger, req.headers['x-request-id']);
    res.set('x-request-id', scope.requestId);
    const { method, path } = req;
    res.once('close', () => {
      const level = path === '/health/live' ? 'debug' : 'info';
      const { operation, startedAt, log } = scope;
      const answered = res.writableFinished;
      metrics.requests.observe({ path: routeOf(path), status: res.statusCode }, (Date.now() - startedAt) / 1_000);
      const line = { method, path: path.slice(0, 200), status: res.statusCode, ms: Date.now() - startedAt };
      log[level]({ ...line, ...(operation ? { operation } : {}), ...(answered ? {} : { aborted: true }) }, 'request');
    });
    withScope(scope, () => {
      next();
    });
  };
}

const routes = ['/graphql', '/graphiql', '/upload', '/health/live', '/health/ready', '/metrics', '/docs'];

/** The route of a path: a metric has few labels, whatever clients ask for. */
function routeOf(path: string): string {
  return routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';
}
