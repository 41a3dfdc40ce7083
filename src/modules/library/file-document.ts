import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { BadInput } from '../../shared/errors.js';
import { appendToFolders, type Filed, lockFolder, lockFolders, placeAtRoot, placeInFolder } from './filing.js';
import { makeFolders } from './make-folders.js';

/** Where a document is filed. */
export interface Filing {
  /** Folder of its scope; null for the root. */
  readonly folderId: string | null;
  /** Titles of folders below that, from the outermost on; those that are missing are made. */
  readonly path: readonly string[];
  /** Index among the children; null for the end. */
  readonly position: number | null;
  /** Name of the field that names the folder, for errors. Default: `folderId`. */
  readonly field?: string;
}

/**
 * Files a document that the same transaction has made or locked.
 * @returns whether that changed anything
 * @throws AppError NOT_FOUND, BAD_INPUT for what is no folder, is in another scope, or is within the document itself
 */
export async function fileDocument(ctx: Ctx, tx: WriteTransaction, item: Filed, filing: Filing): Promise<boolean> {
  const { folderId, path, position, field } = filing;
  await lockFolders(tx, item);
  const base = folderId === null ? null : await lockFolder(ctx, tx, folderId, item, field);
  const [folderKey = null] = await makeFolders(ctx, tx, item, [{ base, path }]);
  if (folderKey === null) {
    if (position !== null && item.type !== 'folder') {
      throw new BadInput('position', 'at the root only folders have places', 'File the document in a folder.');
    }
    return placeAtRoot(tx, item, position);
  }
  if (item.type === 'folder') await refuseCycle(tx, item, folderKey, field);
  return placeInFolder(tx, item, folderKey, position);
}

/**
 * Files documents of one scope that the same transaction has made or locked, in the order given. None of them is a folder.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function fileTogether(
  ctx: Ctx,
  tx: WriteTransaction,
  entries: readonly { readonly item: Filed; readonly filing: Filing | null }[],
): Promise<void> {
  const filed = entries.flatMap(({ item, filing }) => (filing === null ? [] : [{ item, filing }]));
  const [first] = filed;
  if (first === undefined) return;
  await lockFolders(tx, first.item);
  const bases = new Map<string, { readonly key: string }>();
  for (const id of new Set(filed.flatMap(({ filing }) => filing.folderId ?? []))) {
    bases.set(id, await lockFolder(ctx, tx, id, first.item));
  }
  const paths = filed.map(({ filing: { folderId, path } }) => ({
    base: folderId === null ? null : (bases.get(folderId) ?? null),
    path,
  }));
  const keys = await makeFolders(ctx, tx, first.item, paths);
  const children = filed.flatMap(({ item }, i) => {
    const folderKey = keys[i] ?? null;
    return folderKey === null ? [] : [{ key: item.key, folderKey }];
  });
  const filedKeys = new Set(children.map(({ key }) => key));
  const loose = filed.map(({ item }) => item.key).filter((key) => !filedKeys.has(key));
  if (loose.length > 0) await tx.run(cypher.library.unlinkFromFolder, { itemKeys: loose });
  await appendToFolders(tx, children);
}

async function refuseCycle(tx: WriteTransaction, item: Filed, folderKey: string, field = 'folderId'): Promise<void> {
  const { count } = await tx.run(cypher.library.countFolderCycles, { folderKey, itemKey: item.key });
  if (count > 0) throw new BadInput(field, 'a folder cannot be filed in itself, nor in what is within it');
}
