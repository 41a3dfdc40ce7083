import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { CloseCode, type ExecutionResult, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { showGraphQLError } from './error-format.js';
import { AppError } from '../shared/errors.js';
import { messageSpan } from './message-span.js';
import type { ServerMetrics, Settled } from './options.js';
import { currentScope, errorPlaces, newScope, noteFailure, observeOperation, withScope } from './request-scope.js';
import { admitOperation, admitSocket, executeWithin, type SocketExtra } from './socket-operation.js';
import { createSend, type Send } from './socket-send.js';

/** GraphQL over WebSocket, by the protocol graphql-transport-ws. */
export interface GraphqlSockets {
  /** Why no further connection is taken: undefined while one is. */
  readonly refusal: () => AppError | undefined;
  /** Takes over a connection that asks for an upgrade and has passed the origin guard. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Tells every client to go (1001), and drops those that have not gone after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

type Protocol = ReturnType<typeof makeServer<Record<string, unknown>, SocketExtra>>;

/**
 * Serves queries, mutations and subscriptions over WebSocket with the limits and error format of HTTP.
 * The context is made anew for each operation. Close codes: 4400 bad message, 4401 subscribe before
 * `connection_init`, 4403 not admitted or the credential has ended, 4406 other protocol, 4408 no `connection_init` in time,
 * 4429 two of them, 1009 message too large, 1013 client that does not read or nobody can be admitted just now.
 */
export function graphqlOverWebSocket<C extends object>(options: Settled<C>): GraphqlSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: options.limits.messageBytes, handleProtocols });
  const protocol = makeProtocol(options);
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    keepAlive(socket, options.limits.keepAliveMs);
    countOpen(socket, options.metrics);
    open(protocol, socket, createSend(socket, options.limits, options.metrics), request, options);
  });
  return {
    refusal: () => {
      if (sockets.clients.size < options.limits.sockets) return undefined;
      options.metrics.socketsEnded.inc({ limit: 'sockets' });
      return tooManySockets(options.limits.sockets);
    },
    upgrade: (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    },
    stop: (graceMs) => closeAll(sockets, graceMs),
  };
}

function makeProtocol<C extends object>(options: Settled<C>): Protocol {
  const { limits, suggestions } = options;
  const show = (error: unknown) => {
    noteFailure();
    return showGraphQLError(error, errorPlaces(options), suggestions);
  };
  return makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: limits.connectionInitMs,
    onConnect: ({ connectionParams, extra }) => admitSocket(options, connectionParams, extra),
    onDisconnect: ({ extra }) => extra.leave?.(),
    onSubscribe: ({ subscriptions, connectionParams, extra }, _, payload) =>
      admitOperation(options, { running: Object.keys(subscriptions).length, connectionParams, extra }, payload),
    execute: (args) => executeWithin(limits, args),
    onNext: (_ctx, _id, _payload, _args, result) => shownResult(result, show),
    onError: (_ctx, _id, _payload, errors) => errors.map(show),
    onComplete: () => {
      const scope = currentScope();
      scope?.log.info({ operation: scope.operation, ms: Date.now() - scope.startedAt }, 'websocket operation');
    },
  });
}

/** A result with its errors in the form for callers; undefined where there are none and it may go as it is. */
function shownResult(
  { errors, data, extensions }: ExecutionResult,
  show: (error: unknown) => GraphQLFormattedError,
): FormattedExecutionResult | undefined {
  if (!errors) return undefined;
  return {
    errors: errors.map(show),
    ...(data === undefined ? {} : { data }),
    ...(extensions === undefined ? {} : { extensions }),
  };
}

function tooManySockets(most: number): AppError {
  return new AppError('TOO_MANY_CONNECTIONS', `The server has ${most} WebSockets open already.`, {
    hint: 'Close those that you do not need, and try again in a moment.',
    details: { limit: 'sockets', maximum: most },
  });
}

function countOpen(socket: WebSocket, { sockets }: ServerMetrics): void {
  sockets.inc();
  socket.once('close', () => {
    sockets.dec();
  });
}

function open<C extends object>(
  protocol: Protocol,
  socket: WebSocket,
  send: Send,
  request: IncomingMessage,
  { logger, metrics }: Settled<C>,
): void {
  const { requestId } = newScope(logger, request.headers['x-request-id']);
  const log = logger.child({ connectionId: requestId });
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => {
        socket.close(code, reason);
      },
      onMessage: (take) => socket.on('message', (data) => void receive({ socket, request, log, metrics }, data, take)),
    },
    {
      request,
      close: (code, reason) => socket.close(code, reason),
      closed: () => socket.readyState !== socket.OPEN,
    },
  );
  log.debug('websocket opened');
  socket.on('error', (error) => log.info({ err: error }, 'websocket failed'));
  socket.once('close', (code, reason) => {
    log.debug({ code }, 'websocket closed');
    closed(code, reason.toString()).catch((error: unknown) => log.error({ err: error }, 'websocket clean-up failed'));
  });
}

/** What belongs to one connection. */
interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly log: Logger;
  readonly metrics: ServerMetrics;
}

/** Each message has a scope and a span of its own, so an operation keeps its request id until its last event. */
async function receive(connection: Connection, data: RawData, take: (text: string) => Promise<void>): Promise<void> {
  const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
  const span = messageSpan(connection.request.headers, text);
  await span.run(() => receiveText(connection, text, take));
  span.end();
}

async function receiveText(
  { socket, log, metrics }: Connection,
  text: string,
  take: (text: string) => Promise<void>,
): Promise<void> {
  const scope = newScope(log);
  try {
    await withScope(scope, () => take(text));
  } catch (error) {
    const unexpected = error instanceof Error && error.message.startsWith('Unexpected message of type');
    if (!unexpected) scope.log.error({ err: error }, 'websocket message failed');
    if (unexpected) socket.close(CloseCode.BadRequest, 'Unexpected message');
    else socket.close(CloseCode.InternalServerError, 'Internal error');
  } finally {
    observeOperation(metrics, scope, 'websocket');
    if (scope.type === 'subscription') metrics.subscriptions.dec();
  }
}

function keepAlive(socket: WebSocket, everyMs: number): void {
  let alive = true;
  const timer = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, everyMs);
  socket.on('pong', () => {
    alive = true;
  });
  socket.once('close', () => clearInterval(timer));
}

async function closeAll(sockets: WebSocketServer, graceMs: number): Promise<void> {
  const gone = [...sockets.clients].map((socket) => {
    socket.close(1001, 'Server is stopping');
    return new Promise((resolve) => socket.once('close', resolve));
  });
  await Promise.race([Promise.all(gone), setTimeout(graceMs, undefined, { ref: false })]);
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
}
