import { createHash } from 'node:crypto';
import { AppError, BadInput } from './errors.js';

/** Greatest and default size of a page. */
export const maxPage = 100;
export const defaultPage = 20;

/**
 * The opaque cursor of a list entry: its sort values, its key and a hash of the filter that the list was made with.
 * @param values sort values and key, in the order of the sort
 */
export function encodeCursor(values: readonly string[], filter: unknown): string {
  return Buffer.from(JSON.stringify([...values, hashOf(filter)])).toString('base64url');
}

/**
 * Reads a cursor back.
 * @throws AppError CURSOR_MISMATCH when it was made with another filter, BAD_INPUT when it is no cursor of this list.
 */
export function decodeCursor(cursor: string, filter: unknown, length: number): readonly string[] {
  const values = parse(cursor);
  if (values.length !== length + 1) throw new BadInput('after', 'is not a cursor of this list');
  if (values.at(-1) !== hashOf(filter)) {
    throw new AppError('CURSOR_MISMATCH', 'This cursor belongs to a list with another filter.', {
      hint: 'Begin without a cursor after changing the filter.',
    });
  }
  return values.slice(0, length);
}

/**
 * The size of a page: 20 where none is asked for.
 * @throws AppError BAD_INPUT below 1 or above 100.
 */
export function pageSize(first: number | null | undefined, fallback = defaultPage): number {
  const size = first ?? fallback;
  if (size < 1 || size > maxPage) throw new BadInput('first', `must be between 1 and ${maxPage}, got ${size}`);
  return size;
}

function parse(cursor: string): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.every((value): value is string => typeof value === 'string')) return values;
  } catch {
    // What cannot be read is refused below, like any other text that is no cursor.
  }
  throw new BadInput('after', 'is not a cursor of this list');
}

function hashOf(filter: unknown): string {
  return createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);
}
