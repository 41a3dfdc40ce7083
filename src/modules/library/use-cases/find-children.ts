import type { Ctx } from '../../../context.js';
import type { ChildRow, DocumentRow } from '../../../graph/generated/library.js';
import { load } from '../../../graph/load.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { childCountOf, childrenKey, childrenOf } from '../folders.loaders.js';
import type { DocumentPage } from './find-documents.js';

/** Before every place of a child. */
export const firstPlace = -1e300;

/**
 * Children of one folder, in their order; a document that is no folder has none. All folders of one operation are read in one
 * statement.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findChildren(
  ctx: Ctx,
  folder: Pick<DocumentRow, 'key' | 'type'>,
  page: { readonly first: number | null; readonly after: string | null },
): Promise<DocumentPage> {
  const limit = pageSize(page.first);
  const after = page.after === null ? firstPlace : readPlace(page.after, folder.key);
  if (folder.type !== 'folder') return emptyPage;
  const asked = { folderKey: folder.key, after, limit: limit + 1 };
  const rows = await load(ctx, childrenOf, childrenKey(asked));
  const edges = rows.slice(0, limit).map((node) => ({ cursor: placeCursor(node), node }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null },
    count: () => load(ctx, childCountOf, folder.key),
  };
}

const emptyPage: DocumentPage = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  count: () => Promise.resolve(0),
};

/** Cursor of a child in the list of its folder. */
export function placeCursor({ folderKey, position }: Pick<ChildRow, 'folderKey' | 'position'>): string {
  return encodeCursor([String(position)], { folderKey });
}

function readPlace(cursor: string, folderKey: string): number {
  const [place = ''] = decodeCursor(cursor, { folderKey }, 1);
  const position = Number(place);
  if (place === '' || !Number.isFinite(position)) throw new BadInput('after', 'is not a cursor of this list');
  return position;
}
