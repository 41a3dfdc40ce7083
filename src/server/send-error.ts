import type { Response } from 'express';
import { type ErrorPlaces, retryAfter, showError, statusOf } from './error-format.js';

/**
 * The body of an answer that is nothing but an error. It speaks to both kinds of client: `code`, `message`, `hint`
 * and details for a plain one, and the same as `errors` for a GraphQL one.
 */
export function errorBody(error: unknown, places: ErrorPlaces): string {
  const { message, extensions } = showError(error, places);
  const { code, ...more } = extensions;
  return JSON.stringify({ code, message, ...more, errors: [{ message, extensions }] });
}

/** Sets status and headers of an answer that is an error, and returns its body, yet unsent. */
export function headError(res: Response, error: unknown, places: ErrorPlaces, status = statusOf(error)): string {
  const wait = retryAfter(error);
  if (wait !== undefined) res.set('Retry-After', String(wait));
  res.status(status).type('application/json');
  return errorBody(error, places);
}

/** Answers with an error, unless an answer is under way. `status` overrides the one that belongs to its code. */
export function sendError(res: Response, error: unknown, places: ErrorPlaces, status?: number): void {
  if (!res.headersSent) res.send(headError(res, error, places, status));
}
