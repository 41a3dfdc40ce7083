import type { Ctx } from '../../../context.js';
import type { VersionRow } from '../../../graph/generated/history.js';
import { load } from '../../../graph/load.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { versions, versionsKey } from '../history.loaders.js';

/** A page of versions. */
export interface VersionPage {
  readonly edges: readonly { readonly cursor: string; readonly node: VersionRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Above every number of a version. */
const highest = 2 ** 31;

/**
 * What a document was before its changes, the newest first. All documents of one operation are read in one statement.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findVersions(
  ctx: Ctx,
  input: { readonly documentKey: string; readonly first?: number | null; readonly after?: string | null },
): Promise<VersionPage> {
  const { documentKey } = input;
  const limit = pageSize(input.first);
  const before = input.after ? readCursor(input.after, documentKey) : highest;
  const rows = await load(ctx, versions, versionsKey({ documentKey, before, limit: limit + 1 }));
  const edges = rows
    .slice(0, limit)
    .map((node) => ({ cursor: encodeCursor([String(node.version)], documentKey), node }));
  return { edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null } };
}

function readCursor(cursor: string, documentKey: string): number {
  const version = Number(decodeCursor(cursor, documentKey, 1)[0]);
  if (!Number.isSafeInteger(version)) throw new BadInput('after', 'is not a cursor of this list');
  return version;
}
