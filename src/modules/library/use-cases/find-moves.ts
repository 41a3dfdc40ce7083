import type { Ctx } from '../../../context.js';
import type { MoveRow } from '../../../graph/generated/library.js';
import { load } from '../../../graph/load.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { documentMoves, movesKey } from '../promotion.loaders.js';

/** A page of moves. */
export interface MovePage {
  readonly edges: readonly { readonly cursor: string; readonly node: MoveRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** After every version of a document: where its moves begin. */
const newest = Number.MAX_SAFE_INTEGER;

/**
 * Moves of one document, the newest first. All documents of one operation are read in one statement.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findMoves(
  ctx: Ctx,
  input: { readonly documentKey: string; readonly first?: number | null; readonly after?: string | null },
): Promise<MovePage> {
  const { documentKey } = input;
  const limit = pageSize(input.first);
  const after = input.after ? readCursor(input.after, documentKey) : { version: newest, key: '' };
  const rows = await load(ctx, documentMoves, movesKey({ documentKey, after, limit: limit + 1 }));
  const edges = rows.slice(0, limit).map((node) => ({
    cursor: encodeCursor([String(node.version), node.key], documentKey),
    node,
  }));
  return { edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null } };
}

function readCursor(cursor: string, documentKey: string): { readonly version: number; readonly key: string } {
  const [version = '', key = ''] = decodeCursor(cursor, documentKey, 2);
  if (!/^\d{1,15}$/.test(version)) throw new BadInput('after', 'is not a cursor of this list');
  return { version: Number(version), key };
}
