import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ErrorPlaces } from './error-format.js';

/** What belongs to one HTTP request or one operation of a WebSocket. */
interface RequestScope {
  readonly requestId: string;
  /** Logger that adds the request's id to every line. */
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Kind and name of the GraphQL operation, once known: "query Documents". */
  operation?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` inside a new scope; everything awaited in it finds the scope with `currentScope`. */
export function withScope<R>(scope: RequestScope, work: () => R): R {
  return scopes.run(scope, work);
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
  return { requestId, log: logger.child({ requestId }), startedAt: Date.now() };
}

/** Names the operation of the current scope for the log. */
export function noteOperation(operation: {
  readonly operation: string;
  readonly name?: { readonly value: string } | undefined;
}): void {
  const scope = currentScope();
  if (scope) scope.operation = operation.name ? `${operation.operation} ${operation.name.value}` : operation.operation;
}
