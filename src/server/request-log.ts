import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { beginSpan, type OpenSpan, withoutSpans } from '../tracing/spans.js';
import type { ServerMetrics } from './options.js';
import { newScope, observeOperation, type RequestScope, withScope } from './request-scope.js';

/**
 * Opens the scope of a request, returns its id as `x-request-id`, and logs one line when the answer is out: method,
 * path without its query, status, time, and the kind and name of the GraphQL operation. Never a body or a header.
 * Liveness checks are logged at debug. The time is also observed as metrics: by route and status, and by kind of operation.
 * Operations and uploads are traced, below the span of the caller where it names one (`traceparent`).
 */
export function requestLog(logger: Logger, metrics: ServerMetrics): RequestHandler {
  return (req, res, next) => {
    const route = routeOf(req.path);
    const span = traced.has(route) ? spanOf(req, route) : undefined;
    const open = (): void => {
      const scope = newScope(logger, req.headers['x-request-id']);
      if (route === '/upload') scope.type = 'upload';
      res.set('x-request-id', scope.requestId);
      res.once('close', () => {
        tell(req, res, scope);
        metrics.requests.observe({ path: route, status: res.statusCode }, (Date.now() - scope.startedAt) / 1_000);
        observeOperation(metrics, scope, 'http', res.statusCode >= 400);
        span?.add({ 'http.response.status_code': res.statusCode });
        span?.end();
      });
      withScope(scope, () => {
        next();
      });
    };
    if (span === undefined) withoutSpans(open);
    else span.run(open);
  };
}

function tell({ method, path }: Request, res: Response, { operation, startedAt, log }: RequestScope): void {
  const level = path === '/health/live' ? 'debug' : 'info';
  const line = { method, path: path.slice(0, 200), status: res.statusCode, ms: Date.now() - startedAt };
  const aborted = res.writableFinished ? {} : { aborted: true };
  log[level]({ ...line, ...(operation ? { operation } : {}), ...aborted }, 'request');
}

function spanOf({ method, headers }: Request, route: string): OpenSpan {
  const { traceparent } = headers;
  const attributes = { 'http.request.method': method, 'http.route': route };
  const parent = typeof traceparent === 'string' ? traceparent : null;
  return beginSpan(`${method} ${route}`, { kind: 'server', attributes, parent });
}

const routes = ['/graphql', '/graphiql', '/mcp', '/upload', '/health/live', '/health/ready', '/metrics', '/docs'];

/** Routes whose requests are traced. */
const traced = new Set(['/graphql', '/mcp', '/upload']);

/** The route of a path: a metric has few labels, whatever clients ask for. */
function routeOf(path: string): string {
  return routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';
}
