import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { AppError, BadInput } from '../shared/errors.js';
import { addDocs } from './docs.js';
import type { GraphqlOverHttp } from './graphql-http.js';
import { addHealth } from './health.js';
import { mcpOverHttp } from './mcp-route.js';
import { addMetrics } from './metrics-route.js';
import type { Settled } from './options.js';
import type { OriginGuard } from './origin-guard.js';
import { addPages, protectiveHeaders } from './pages.js';
import { requestLog } from './request-log.js';
import { errorPlaces } from './request-scope.js';
import { sendError } from './send-error.js';
import { tooComplex } from './too-complex.js';
import { addUpload } from './upload-route.js';

/** Puts the routes together. The origin guard stands before all of them, health and pages included. */
export function makeApp<C extends object>(
  options: Settled<C>,
  guard: OriginGuard,
  graphql: GraphqlOverHttp<C>,
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('strict routing').set('query parser', false);
  app.use(requestLog(options.logger, options.metrics), ...protectiveHeaders(options.publicUrl), guarded(guard));
  const json = express.json({ limit: options.limits.bodyBytes, inflate: false });
  app.all('/graphql', jsonOnly, json, graphql.handler);
  app.all('/mcp', jsonOnly, json, mcpOverHttp(options, graphql.execute));
  addUpload(app, options);
  addHealth(app, options);
  addMetrics(app, options);
  addPages(app, options);
  addDocs(app, options);
  app.use(({ method, path }) => {
    throw new AppError('NOT_FOUND', `There is no ${method} ${path.slice(0, 200)}.`, {
      hint: 'Paths: /graphql, /graphiql, /mcp, /upload (POST), /health/live, /health/ready, /metrics, /docs.',
    });
  });
  app.use(errorAnswer(options));
  return app;
}

function guarded(guard: OriginGuard): RequestHandler {
  return (req, _, next) => {
    next(guard(req.headers));
  };
}

/** A body is JSON in UTF-8. Other character sets are refused before anything decodes them (CVE-2026-23897). */
const jsonOnly: RequestHandler = (req, res, next) => {
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim().split('=')).find(([name]) => name === 'charset');
  const utf8 = charset === undefined || /^"?utf-8"?$/.test(charset[1]?.trim() ?? '');
  if (req.method !== 'POST' || (type.trim() === 'application/json' && utf8)) next();
  else {
    res.status(415);
    next(new BadInput('Content-Type', 'must be application/json, in UTF-8'));
  }
};

/** The last stop of everything that is thrown on the way. */
function errorAnswer<C extends object>(options: Settled<C>): ErrorRequestHandler {
  return (thrown: unknown, _, res, next) => {
    if (res.headersSent) {
      next(thrown); // Express cuts the connection
      return;
    }
    const parsing = bodyFailure(thrown, options.limits.bodyBytes);
    const status = parsing?.status ?? (res.statusCode === 415 ? 415 : undefined);
    sendError(res, parsing?.error ?? thrown, errorPlaces(options), status);
  };
}

/** Express's parsers throw errors with a `type` and a `status` below 500; their messages may quote the body. */
function bodyFailure(thrown: unknown, bodyBytes: number): { error: AppError; status: number } | undefined {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') return undefined;
  if (thrown.status >= 500) return undefined;
  const type = 'type' in thrown ? thrown.type : undefined;
  if (type === 'entity.too.large') return { error: tooComplex('bodyBytes', bodyBytes), status: 413 };
  const why = type === 'entity.parse.failed' ? 'is not valid JSON' : 'cannot be read';
  return { error: new BadInput('Request', why), status: thrown.status };
}
