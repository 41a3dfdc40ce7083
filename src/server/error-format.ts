import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { errorTexts } from '../shared/error-texts.js';
import { AppError, errorTable } from '../shared/errors.js';
import { isStandardError, standardErrors } from './standard-errors.js';
import { tooComplex } from './too-complex.js';

/** Where an error is logged, and where its code is explained. */
export interface ErrorPlaces {
  readonly log: Logger;
  /** Link to the explanation of a code. */
  readonly helpFor: (code: string) => string;
}

/** What is known of an error, but for the link to its explanation. */
interface Described {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly retryable: boolean;
    /** What to do next. */
    readonly hint: string;
    readonly [detail: string]: unknown;
  };
}

/** What a caller is shown of an error, the same over HTTP, WebSocket and upload: also `help`, where it is explained. */
interface ShownError {
  readonly message: string;
  readonly extensions: Described['extensions'] & { readonly help: string };
}

/**
 * Turns anything thrown into what its caller may see, and logs it.
 * An AppError is shown with its code, hint and details; a standard GraphQL error keeps its code; everything else is
 * masked as INTERNAL with an `errorId` that stands in the log beside the stack.
 */
export function showError(error: unknown, { log, helpFor }: ErrorPlaces): ShownError {
  const { message, extensions } = describeError(error, log);
  return { message, extensions: { ...extensions, help: helpFor(extensions.code) } };
}

function describeError(error: unknown, log: Logger): Described {
  const known = findAppError(error);
  if (known) return describeAppError(known, log);
  const standard = describeStandardError(error);
  if (standard) return standard;
  const errorId = randomUUID();
  log.error({ err: rootCause(error), errorId }, 'internal error');
  const message = `Internal error. Look for ${errorId} in the server's log.`;
  return { message, extensions: { errorId, code: 'INTERNAL', retryable: false, hint: errorTexts.INTERNAL.hint } };
}

/** A message without each "Did you mean …?" in it. */
function withoutSuggestions(message: string): string {
  const [start = '', ...suggested] = message.split(' Did you mean ');
  return start + suggested.map((text) => text.slice(text.indexOf('?') + 1)).join('');
}

/**
 * The same for an error of a GraphQL result: its locations and path stay.
 * @param suggestions false removes graphql-js's "Did you mean …?", which names parts of the schema
 */
export function showGraphQLError(error: unknown, places: ErrorPlaces, suggestions = true): GraphQLFormattedError {
  const { message: full, extensions } = showError(error, places);
  const message = suggestions ? full : withoutSuggestions(full);
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

function describeAppError(error: AppError, log: Logger): Described {
  const { code, message, hint, details } = error;
  const { log: level, retryable } = errorTable[code];
  const grave = level === 'warn' || level === 'error';
  log[level](grave ? { code, err: error.cause ?? error } : { code }, grave ? message : 'refused');
  return { message, extensions: { ...details, code, retryable, hint } };
}

/** Errors that graphql-js or Apollo raised about the request itself; a GraphQLError from inside a field is not one. */
function describeStandardError(error: unknown): Described | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const given = error.extensions['code'];
  const aboutArgument = error.message.startsWith('Argument "');
  const uncoded = given === undefined && (aboutArgument || (error.path === undefined && !error.originalError));
  const code = uncoded ? 'BAD_USER_INPUT' : given;
  if (!isStandardError(code)) return undefined;
  return { message: error.message, extensions: { code, retryable: false, hint: standardErrors[code].hint } };
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
