import type { Ctx } from '../../context.js';
import type { MovedRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';

/**
 * The one place where results that were promoted out of their think process are filed in their project; with everything
 * that has moved, in the transaction of the move. `fromTitle` is the title of the process. They stay unfiled for now.
 */
export function filePromotedResults(
  _ctx: Ctx,
  _tx: WriteTransaction,
  _results: readonly MovedRow[],
  _project: { readonly key: string },
): Promise<void> {
  return Promise.resolve();
}
