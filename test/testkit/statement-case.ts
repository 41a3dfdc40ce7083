import type { Statement } from '../../src/graph/statement.js';

/** A statement with parameters that make it give something, and what is run before it in the same transaction. */
export interface StatementCase {
  readonly statement: Statement<object, unknown>;
  readonly params: object;
  readonly before: readonly StatementCase[];
}

/** A moment for writes, one after it, and one after everything. */
export const at = new Date('2026-04-23T10:00:00Z');
export const later = new Date('2100-01-01T00:00:00Z');
export const end = new Date('9999-12-31T00:00:00Z');

/** A case, typed by its statement. */
export function run<P extends object, R>(
  statement: Statement<P, R>,
  params: P,
  ...before: readonly StatementCase[]
): StatementCase {
  return { statement, params, before };
}
