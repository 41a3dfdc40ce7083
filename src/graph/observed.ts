import { inSpan, type OpenSpan } from '../tracing/spans.js';
import { rowsOf } from './rows-of.js';
import type { Statement } from './statement.js';

/** Told of a statement that was run, by the name of its Cypher file. */
export type StatementObserver = (
  labels: { readonly statement: string; readonly mode: 'read' | 'write'; readonly outcome: 'ok' | 'error' },
  seconds: number,
) => void;

/**
 * Runs a statement in a span named for its Cypher file, and tells how long it took. The span holds its mode and how many
 * rows it gave; what it was given and what the rows say goes nowhere.
 * @param run sends it and gives the records of its answer
 */
export async function observed<P, R>(
  statement: Statement<P, R>,
  observe: StatementObserver | undefined,
  run: (span: OpenSpan) => Promise<readonly { toObject(): object }[]>,
): Promise<R> {
  const { name, mode } = statement;
  const attributes = { 'db.system.name': 'neo4j', 'mnemograph.mode': mode, 'mnemograph.retries': 0 };
  const began = performance.now();
  const done = (outcome: 'ok' | 'error'): void =>
    observe?.({ statement: name, mode, outcome }, (performance.now() - began) / 1_000);
  return inSpan(`cypher ${name}`, { kind: 'client', attributes }, async (span) => {
    try {
      const records = await run(span);
      span.add({ 'mnemograph.rows': records.length });
      const rows = rowsOf(statement, records);
      done('ok');
      return rows;
    } catch (error) {
      done('error');
      throw error;
    }
  });
}
