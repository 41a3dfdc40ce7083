import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '../shared/errors.js';
import { type ErrorPlaces, statusOf } from './error-format.js';
import { graphqlOverHttp } from './graphql-http.js';
import { makeApp } from './http.js';
import { defaultLimits } from './limits.js';
import type { ServerOptions, Settled } from './options.js';
import { originGuard, type OriginGuard } from './origin-guard.js';
import { errorsPage, productDocs } from './docs.js';
import { builtGraphiql } from './pages.js';
import { errorBody } from './send-error.js';
import { prepareUploadFolder } from './upload-route.js';
import { type GraphqlSockets, graphqlOverWebSocket } from './websocket.js';

/** A server that listens. */
export interface RunningServer {
  /** Address to open: the public one if there is one, else the local one. Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Takes no more connections, tells WebSocket clients to go (1001), gives running requests half a second, and then
   * cuts what is left. Takes less than a second; called again, waits for the same end.
   */
  readonly stop: () => Promise<void>;
}

/** How long `stop` waits for what runs. */
const drainMs = 500;

/**
 * Starts the whole transport on one port: `/graphql` (HTTP, WebSocket, and Apollo Sandbox in a browser), `/graphiql`,
 * `/mcp`, `/upload`, `/docs` and `/health`. Throws STARTUP_FAILED when the port is taken or the address is not ours.
 */
export async function startServer<C extends object>(options: ServerOptions<C>): Promise<RunningServer> {
  const address = { url: '' };
  const settled = settle(options, address);
  await prepareUploadFolder(settled.uploadFolder);
  const graphql = await graphqlOverHttp(settled);
  const sockets = graphqlOverWebSocket(settled);
  const server = makeServer(settled.limits.requestMs);
  const port = await listen(server, settled);
  address.url = settled.publicUrl?.replace(/(?<!\/)\/+$/, '') ?? localUrl(settled.host, port);
  const guard = originGuard({ host: settled.host, port, publicUrl: settled.publicUrl });
  server.on('request', makeApp(settled, guard, graphql));
  server.on('upgrade', onUpgrade(guard, sockets, { log: settled.logger, helpFor: settled.helpFor }));
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= end(server, sockets, graphql.stop));
  return { url: address.url, port, stop };
}

/** @param address where the server is; its port is known only once it listens */
function settle<C extends object>(options: ServerOptions<C>, address: { readonly url: string }): Settled<C> {
  return {
    ...options,
    limits: { ...defaultLimits, ...options.limits },
    suggestions: options.suggestions ?? true,
    operations: options.operations ?? [],
    graphiqlFolder: options.graphiqlFolder ?? builtGraphiql,
    docsFolder: options.docsFolder ?? productDocs,
    helpFor: (code) => `${address.url}${errorsPage}#${code.toLowerCase()}`,
  };
}

/**
 * How long in ms an idle connection stays open: longer than clients and proxies keep theirs, so that they end it and do not
 * send a request into one that the server is just closing.
 */
const idleMs = 75_000;

/** Drops clients that send too slowly: headers within 10 s, the whole request within `requestMs`. */
function makeServer(requestMs: number): Server {
  return createServer({
    requestTimeout: requestMs,
    headersTimeout: Math.min(requestMs, 10_000),
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(requestMs, 5_000), // how precisely Node keeps both
  });
}

async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw new AppError('STARTUP_FAILED', `Cannot listen on ${host}, port ${port}: ${String(error)}`, {
      cause: error,
      hint: 'Choose another port with PORT, or stop the program that uses this one.',
    });
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** A wildcard address is no address to open. */
function localUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function onUpgrade(guard: OriginGuard, sockets: GraphqlSockets, places: ErrorPlaces) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', (error) => places.log.debug({ err: error }, 'upgrade failed'));
    const elsewhere = request.url?.split('?')[0] !== '/graphql';
    const refusal =
      guard(request.headers) ??
      (elsewhere ? new AppError('NOT_FOUND', 'WebSockets are served at /graphql only.') : sockets.refusal());
    if (refusal) refuseUpgrade(socket, refusal, places);
    else sockets.upgrade(request, socket, head);
  };
}

function refuseUpgrade(socket: Duplex, refusal: AppError, places: ErrorPlaces): void {
  const body = errorBody(refusal, places);
  const status = statusOf(refusal);
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

async function end(server: Server, sockets: GraphqlSockets, stopGraphql: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.all([sockets.stop(drainMs), Promise.race([closed, setTimeout(drainMs, undefined, { ref: false })])]);
  server.closeAllConnections();
  await closed;
  await stopGraphql();
}
