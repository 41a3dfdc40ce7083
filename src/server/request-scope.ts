import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorPlaces } from './error-format.js';
import { withRequestId } from '../shared/request-id.js';
import { currentTraceId, describeSpan } from '../tracing/spans.js';
import type { ServerMetrics } from './options.js';

/** What belongs to one HTTP request or one operation of a WebSocket. */
export interface RequestScope {
  readonly requestId: string;
  /** Logger that adds the request's id to every line. */
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Kind and name of the GraphQL operation, once known: "query Documents". */
  operation?: string;
  /** Its kind alone. */
  type?: OperationType;
  /** Whether an error was shown. */
  failed?: boolean;
}

/** Kinds of what is timed. */
export type OperationType = 'query' | 'mutation' | 'subscription' | 'upload';

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` inside a new scope; everything awaited in it finds the scope with `currentScope`. */
export function withScope<R>(scope: RequestScope, work: () => R): R {
  return scopes.run(scope, () => withRequestId(scope.requestId, work));
}

/** The scope of the running request; undefined outside of one. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** Where an error of the running request is logged and explained. */
export function errorPlaces(options: {
  readonly logger: Logger;
  readonly helpFor: (code: string) => string;
}): ErrorPlaces {
  return { log: currentScope()?.log ?? options.logger, helpFor: options.helpFor };
}

/** Makes a scope. A caller's id is kept if it is 1 to 128 harmless characters, else a UUID is made. */
export function newScope(logger: Logger, given?: string | string[]): RequestScope {
  const requestId = typeof given === 'string' && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : randomUUID();
  const traceId = currentTraceId();
  return { requestId, log: logger.child({ requestId, ...(traceId ? { traceId } : {}) }), startedAt: Date.now() };
}

/** Names the operation of the current scope for the log, and of the current span. */
export function noteOperation({ operation, name }: Pick<OperationDefinitionNode, 'operation' | 'name'>): void {
  describeSpan({
    'graphql.operation.type': operation,
    ...(name === undefined ? {} : { 'graphql.operation.name': name.value }),
  });
  const scope = currentScope();
  if (scope === undefined) return;
  scope.operation = name ? `${operation} ${name.value}` : operation;
  scope.type = operation;
}

/** Says that the current scope answers with an error. */
export function noteFailure(): void {
  const scope = currentScope();
  if (scope) scope.failed = true;
}

/** Observes how long the operation of a scope took, unless it was a subscription or none. */
export function observeOperation(
  metrics: Pick<ServerMetrics, 'operations'>,
  { type, failed, startedAt }: RequestScope,
  transport: 'http' | 'websocket' | 'mcp',
  refused = false,
): void {
  if (type === undefined || type === 'subscription') return;
  const outcome = refused || failed === true ? 'error' : 'ok';
  metrics.operations.observe({ transport, type, outcome }, (Date.now() - startedAt) / 1_000);
}
