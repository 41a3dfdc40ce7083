import { Neo4jError } from 'neo4j-driver';
import { AppError } from '../shared/errors.js';

const unreachable = new Set(['ServiceUnavailable', 'SessionExpired', 'N/A']);

/** True when a uniqueness constraint refused a write: somebody else took the id in the same moment. */
export function isConstraintViolation(error: unknown): boolean {
  return error instanceof Neo4jError && error.code === 'Neo.ClientError.Schema.ConstraintValidationFailed';
}

/** The only place where the driver's errors become ours. What is not the driver's comes back as it is. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Neo4jError)) return error;
  if (isConstraintViolation(error)) {
    return new AppError('ALREADY_EXISTS', 'Something with this id exists already.', { cause: error });
  }
  if (error.code.includes('TransactionTimedOut')) {
    return new AppError('TIMEOUT', 'The database did not finish in time; nothing was changed.', { cause: error });
  }
  if (unreachable.has(error.code) || error.retryable || error.code.startsWith('Neo.TransientError')) {
    return new AppError('DATABASE_UNAVAILABLE', 'The database cannot be reached at the moment.', {
      cause: error,
      hint: 'Try again in a moment; an accepted write is never lost.',
    });
  }
  return error;
}
