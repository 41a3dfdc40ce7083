import type { IncomingMessage } from 'node:http';
import { execute, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import { withDeadline } from './deadline.js';
import { retryAfter } from './error-format.js';
import { socketHeaders } from './headers.js';
import type { Limits } from './limits.js';
import type { Settled } from './options.js';
import { prepareOperation } from './prepare-operation.js';
import { currentScope, newScope, noteOperation } from './request-scope.js';
import { tooComplex, tooComplexAt } from './too-complex.js';

/** Close code of WebSocket for what may work in a moment. */
const tryAgainLater = 1013;

/** What is kept of a connection beside the protocol's own state. */
export interface SocketExtra {
  readonly request: IncomingMessage;
  /** Closes the connection with a reason. */
  readonly close: (code: number, reason: string) => void;
  /** Whether the connection is closed, or about to be. */
  readonly closed: () => boolean;
  /** What to call when the connection closes, once it was admitted. */
  leave?: () => void;
}

/** The state of the connection at the moment an operation arrives; `running` counts that operation too. */
interface SocketState {
  readonly running: number;
  readonly connectionParams: Readonly<Record<string, unknown>> | undefined;
  readonly extra: SocketExtra;
}

/**
 * Admits a connection, or has it closed: with 4403, as whoever is not known learns nothing more, or with 1013 where the same
 * may be admitted later, which clients try by themselves.
 */
export async function admitSocket<C extends object>(
  { admitSocket: admit, logger }: Settled<C>,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
  extra: SocketExtra,
): Promise<boolean> {
  const { requestId, log } = currentScope() ?? newScope(logger);
  const headers = socketHeaders(extra.request.headers, connectionParams);
  try {
    const end = (reason: string): void => extra.close(CloseCode.Forbidden, reason);
    extra.leave = await admit({ headers, requestId, log, transport: 'websocket' }, end);
    if (extra.closed()) extra.leave(); // it went away meanwhile, and nobody else is told
    return true;
  } catch (error) {
    log.info({ error }, 'websocket refused');
    if (retryAfter(error) !== undefined) extra.close(tryAgainLater, 'Try again later');
    return false;
  }
}

/** Checks an operation against every limit and makes its context. Returns the errors of a refusal, never throws. */
export async function admitOperation<C extends object>(
  options: Settled<C>,
  { running, connectionParams, extra }: SocketState,
  { query, operationName, variables }: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { schema, limits, logger, suggestions } = options;
  const most = limits.operationsPerSocket;
  if (running > most) return [tooComplexAt(undefined, tooComplex('operationsPerSocket', most, running))];
  const prepared = prepareOperation(schema, limits, { query, operationName, variables });
  if (!('document' in prepared)) return prepared;
  noteOperation(prepared.operation);
  if (currentScope()?.type === 'subscription') options.metrics.subscriptions.inc();
  const { requestId, log } = currentScope() ?? newScope(logger);
  const headers = socketHeaders(extra.request.headers, connectionParams);
  try {
    const contextValue = await options.contextFor({ headers, requestId, log, transport: 'websocket' });
    const { document } = prepared;
    return { schema, document, operationName, variableValues: variables, contextValue, hideSuggestions: !suggestions };
  } catch (error) {
    return [wrapped(error)];
  }
}

/** Executes a query or mutation; a late answer is the error TIMEOUT. */
export async function executeWithin(limits: Limits, args: ExecutionArgs): Promise<ExecutionResult> {
  try {
    return await withDeadline(Promise.resolve(execute(args)), limits.answerMs, 'The operation');
  } catch (error) {
    return { errors: [wrapped(error)] };
  }
}

function wrapped(error: unknown): GraphQLError {
  return new GraphQLError('Refused.', { originalError: error instanceof Error ? error : new Error(String(error)) });
}
