import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '../shared/errors.js';
import type { Settled } from './options.js';

/** Where `src/web/build-graphiql.mjs` puts the page, seen from the sources and from the build. */
export const builtGraphiql = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/web/graphiql/public' : '../web/graphiql/public',
    import.meta.url,
  ),
);

/** What no page of ours may do: be framed, change its base, send forms elsewhere, run plug-ins. */
const never = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/** Answers that are data load nothing at all. */
const dataPolicy = `default-src 'none'; ${never}`;
/**
 * GraphiQL comes from our own files and talks to us alone. Monaco writes style elements and inline styles, and its
 * icon font and cursors are data URLs.
 */
const graphiqlPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
  `font-src 'self' data:; img-src 'self' data:; ${never}`;
/**
 * Sandbox names its scripts, styles and frames in a policy of its own inside the page, with a new nonce each time;
 * both policies hold. Its requests are sent by the page itself, so it may connect to us alone.
 */
const sandboxPolicy = `connect-src 'self'; ${never}`;

/** Headers that protect every answer. HSTS only where the public address is https: else it would lock clients out. */
export function protectiveHeaders(publicUrl: string | undefined): RequestHandler[] {
  const secure = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    xFrameOptions: { action: 'deny' },
  });
  const policy: RequestHandler = (req, res, next) => {
    const sandbox = req.path === '/graphql' && req.method === 'GET';
    res.set({ 'Content-Security-Policy': sandbox ? sandboxPolicy : dataPolicy, 'Cache-Control': 'no-store' });
    next();
  };
  return [secure, policy];
}

/** Adds GraphiQL at `/graphiql`, the operations that it offers, and a way there from `/`. */
export function addPages<C extends object>(app: Express, options: Settled<C>): void {
  const { graphiqlFolder, firstOperation, operations, logger } = options;
  if (!existsSync(join(graphiqlFolder, 'index.html')))
    logger.warn({ graphiqlFolder }, 'GraphiQL is not built, so /graphiql answers 404; run the build first');
  app.get('/', (_, res) => {
    res.redirect('graphiql/');
  });
  app.get('/graphiql/first-operation.graphql', (_, res) => {
    res.type('text/plain').send(firstOperation);
  });
  app.get('/graphiql/operations.json', (_, res) => {
    res.json(operations);
  });
  app.use(
    '/graphiql',
    (_, res, next) => {
      res.set({ 'Content-Security-Policy': graphiqlPolicy, 'Cache-Control': 'no-cache' });
      next();
    },
    express.static(graphiqlFolder, { cacheControl: false, index: 'index.html' }),
    () => {
      throw new AppError('NOT_FOUND', 'GraphiQL has no such file.', { hint: 'If the page is missing, run the build.' });
    },
  );
}
