import { decodeValue } from './decode.js';
import type { Statement } from './statement.js';

/**
 * What a statement's records are to its caller: a list, one row, or null.
 * @throws Error when there are more or fewer than the statement's header promises
 */
export function rowsOf<P, R>(statement: Statement<P, R>, records: readonly { toObject(): object }[]): R {
  const rows = records.map((record) => decodeValue(record.toObject()));
  if (statement.cardinality === 'many') return rows as R;
  const [row] = rows;
  if (rows.length > 1 || (row === undefined && statement.cardinality === 'one')) {
    throw new Error(`${statement.name} gave ${rows.length} rows where its header promises ${statement.cardinality}`);
  }
  return (row ?? null) as R;
}
