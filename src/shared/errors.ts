import { errorTexts } from './error-texts.js';

/** How an error is treated by every transport: HTTP, GraphQL, the command line, and the log. */
interface ErrorRow {
  /** HTTP status when the whole response is this error (upload, health); inside GraphQL the status stays 200. */
  readonly http: number;
  /** Exit code of the command line. */
  readonly exit: number;
  /** Level it is logged at. */
  readonly log: 'debug' | 'info' | 'warn' | 'error';
  /** True when the same call may succeed later without being changed. */
  readonly retryable: boolean;
}

/** Every error code of the product. A code that is thrown without a row here fails to compile. */
export const errorTable = {
  BAD_INPUT: { http: 400, exit: 2, log: 'info', retryable: false },
  CURSOR_EXPIRED: { http: 410, exit: 2, log: 'info', retryable: false },
  CURSOR_MISMATCH: { http: 400, exit: 2, log: 'info', retryable: false },
  REQUEST_TOO_COMPLEX: { http: 400, exit: 2, log: 'info', retryable: false },
  UNAUTHENTICATED: { http: 401, exit: 4, log: 'info', retryable: false },
  NOT_PERMITTED: { http: 403, exit: 4, log: 'info', retryable: false },
  FORBIDDEN_ORIGIN: { http: 403, exit: 4, log: 'warn', retryable: false },
  NOT_FOUND: { http: 404, exit: 3, log: 'info', retryable: false },
  ALREADY_EXISTS: { http: 409, exit: 5, log: 'info', retryable: false },
  CONFLICT: { http: 409, exit: 5, log: 'info', retryable: false },
  IDEMPOTENCY_KEY_REUSED: { http: 422, exit: 2, log: 'info', retryable: false },
  PROMOTIONS_NOT_ACCEPTED: { http: 409, exit: 5, log: 'info', retryable: false },
  SCOPE_NOT_EMPTY: { http: 409, exit: 5, log: 'info', retryable: false },
  FOLDER_NOT_EMPTY: { http: 409, exit: 5, log: 'info', retryable: false },
  FILE_TOO_LARGE: { http: 413, exit: 2, log: 'info', retryable: false },
  UNSUPPORTED_FILE: { http: 415, exit: 2, log: 'info', retryable: false },
  UNREADABLE_FILE: { http: 422, exit: 2, log: 'info', retryable: false },
  EMBEDDING_FAILED: { http: 503, exit: 6, log: 'error', retryable: true },
  LOGIN_UNAVAILABLE: { http: 503, exit: 6, log: 'error', retryable: true },
  DATABASE_UNAVAILABLE: { http: 503, exit: 6, log: 'error', retryable: true },
  TOO_MANY_CONNECTIONS: { http: 503, exit: 6, log: 'warn', retryable: true },
  SUBSCRIBER_LAGGED: { http: 503, exit: 6, log: 'warn', retryable: true },
  TIMEOUT: { http: 504, exit: 6, log: 'warn', retryable: true },
  STARTUP_FAILED: { http: 500, exit: 7, log: 'error', retryable: false },
  INTERNAL: { http: 500, exit: 1, log: 'error', retryable: false },
} as const satisfies Record<string, ErrorRow>;

/** A code of the table above. */
export type ErrorCode = keyof typeof errorTable;

/** A detail of an error: what JSON can hold. */
export type ErrorDetail =
  string | number | boolean | null | readonly ErrorDetail[] | { readonly [name: string]: ErrorDetail };

/** Details a client may act on, shown under `extensions`. Never anything that the caller may not see. */
export type ErrorDetails = Readonly<Record<string, ErrorDetail>>;

/**
 * A failure with a code, made to be shown: `message` says what failed and why, `hint` what to do about it
 * (default: the hint of its code).
 * Anything else that is thrown is a fault of ours and is masked before it leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    message: string,
    options: { readonly hint?: string; readonly details?: ErrorDetails; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = options.hint ?? errorTexts[code].hint;
    this.details = options.details ?? {};
  }
}

/** A value that the caller gave cannot be used: `what` names it, `why` says what is wrong with it. */
export class BadInput extends AppError {
  constructor(what: string, why: string, hint?: string) {
    super('BAD_INPUT', `${what}: ${why}`, { details: { field: what }, ...(hint === undefined ? {} : { hint }) });
  }
}
