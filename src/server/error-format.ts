import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, type ErrorDetails, errorTable } from '../shared/errors.js';
import { tooComplex } from './too-complex.js';

/** What a caller is shown of an error, the same over HTTP, WebSocket and upload. */
interface ShownError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly retryable: boolean;
    /** Where the code is explained. */
    readonly help: string;
    readonly [detail: string]: unknown;
  };
}

/** Codes of Apollo Server that say what is wrong with a request; their messages are made for callers. */
const standardCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Turns anything thrown into what its caller may see, and logs it.
 * An AppError is shown with its code, hint and details; a standard GraphQL error keeps its code; everything else is
 * masked as INTERNAL with an `errorId` that stands in the log beside the stack.
 */
export function showError(error: unknown, log: Logger): ShownError {
  const known = findAppError(error);
  if (known) return showAppError(known, log);
  const standard = showStandardError(error);
  if (standard) return standard;
  const errorId = randomUUID();
  log.error({ err: rootCause(error), errorId }, 'internal error');
  return shown('INTERNAL', `Internal error. Look for ${errorId} in the server's log.`, false, { errorId });
}

/**
 * The same for an error of a GraphQL result: its locations and path stay.
 * @param suggestions false removes graphql-js's "Did you mean …?", which names parts of the schema
 */
export function showGraphQLError(error: unknown, log: Logger, suggestions = true): GraphQLFormattedError {
  const { message: full, extensions } = showError(error, log);
  const message = suggestions ? full : full.replace(/ Did you mean [^?]*\?/g, '');
  if (!(error instanceof GraphQLError)) return { message, extensions };
  const { locations, path } = error;
  return { message, ...(locations ? { locations } : {}), ...(path ? { path } : {}), extensions };
}

/** HTTP status of an answer that is nothing but this error. */
export function statusOf(error: unknown): number {
  return errorTable[findAppError(error)?.code ?? 'INTERNAL'].http;
}

/** Seconds after which a failed call is worth repeating, for `Retry-After`; undefined if repeating does not help. */
export function retryAfter(error: unknown): number | undefined {
  const known = findAppError(error);
  return known && errorTable[known.code].retryable ? 5 : undefined;
}

/** The AppError inside the GraphQL errors that execution and Apollo wrap around what a resolver throws. */
function findAppError(error: unknown): AppError | undefined {
  const cause = rootCause(error);
  if (cause instanceof AppError) return cause;
  const tokens = cause instanceof GraphQLError ? /contains more tha[tn] (\d+) tokens/.exec(cause.message) : null;
  if (tokens) return tooComplex('tokens', Number(tokens[1]));
  return argumentErrors(cause);
}

function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function showAppError(error: AppError, log: Logger): ShownError {
  const { log: level, retryable } = errorTable[error.code];
  const grave = level === 'warn' || level === 'error';
  const context = grave ? { code: error.code, err: error.cause ?? error } : { code: error.code };
  log[level](context, grave ? error.message : 'refused');
  return shown(error.code, error.message, retryable, {
    ...error.details,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  });
}

/** Errors that graphql-js or Apollo raised about the request itself; a GraphQLError from inside a field is not one. */
function showStandardError(error: unknown): ShownError | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const code = error.extensions['code'];
  if (typeof code === 'string' && standardCodes.has(code)) return shown(code, error.message, false, {});
  const aboutArgument = error.message.startsWith('Argument "');
  if (code === undefined && (aboutArgument || (error.path === undefined && !error.originalError)))
    return shown('BAD_USER_INPUT', error.message, false, {});
  return undefined;
}

function shown(code: string, message: string, retryable: boolean, more: ErrorDetails): ShownError {
  return { message, extensions: { ...more, code, retryable, help: `docs/errors.md#${code.toLowerCase()}` } };
}

/** type-graphql wraps what class-validator found in `extensions.validationErrors`. */
function argumentErrors(error: unknown): AppError | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const found = error.extensions['validationErrors'];
  if (!Array.isArray(found)) return undefined;
  const fields = found.flatMap((entry: unknown) => constraintMessages(entry));
  return new AppError('BAD_INPUT', `Invalid argument: ${fields.join('; ')}`, { details: { fields } });
}

function constraintMessages(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const own = 'constraints' in entry && typeof entry.constraints === 'object' ? entry.constraints : null;
  const messages = Object.values(own ?? {}).filter((message) => typeof message === 'string');
  const children = 'children' in entry && Array.isArray(entry.children) ? entry.children : [];
  return [...messages, ...children.flatMap((child: unknown) => constraintMessages(child))];
}
