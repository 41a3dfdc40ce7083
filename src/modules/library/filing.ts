import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, NewChild } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { BadInput } from '../../shared/errors.js';
import { ScopeMissing } from '../scopes/index.js';
import { insertAt, placeBetween, placeStep } from './folder-places.js';
import { FolderMissing } from './library.errors.js';

/** What is filed: a document that the transaction has made or locked. */
export type Filed = Pick<DocumentRow, 'key' | 'type' | 'scope' | 'scopeKey'>;

/**
 * Locks the folders of a scope until the transaction ends. What is filed is locked before, folders after it.
 * @throws AppError NOT_FOUND where the scope is gone
 */
export async function lockFolders(
  tx: WriteTransaction,
  { scope, scopeKey }: Omit<Filed, 'key' | 'type'>,
): Promise<void> {
  const locked = await tx.run(cypher.library.setFoldersLocked, { scopeKey });
  if (locked === null) throw new ScopeMissing(scope);
}

/**
 * A folder that something is to be filed in, locked.
 * @throws AppError NOT_FOUND where the viewer may not write it, BAD_INPUT for no folder or one of another scope
 */
export async function lockFolder(
  ctx: Ctx,
  tx: WriteTransaction,
  id: string,
  { scope, scopeKey }: Omit<Filed, 'key' | 'type'>,
  field = 'folderId',
): Promise<DocumentRow> {
  const folder = await tx.run(cypher.library.getWritableDocument, { viewer: ctx.viewer.key, id });
  if (folder === null) throw new FolderMissing(id, field);
  if (folder.type !== 'folder') throw new BadInput(field, `${id} is a ${folder.type}, and no folder`);
  if (folder.scopeKey !== scopeKey) throw new BadInput(field, `${id} is in ${folder.scope}, and not in ${scope}`);
  return folder;
}

/** Files documents at the end of folders of their scope, in the order given. The folders of the scope are locked. */
export async function appendToFolders(
  tx: WriteTransaction,
  entries: readonly { readonly key: string; readonly folderKey: string }[],
): Promise<void> {
  if (entries.length === 0) return;
  const folderKeys = [...new Set(entries.map(({ folderKey }) => folderKey))];
  const rows = await tx.run(cypher.library.findLastPlaces, { folderKeys });
  const last = new Map(rows.map(({ key, position }) => [key, position]));
  const children = entries.map(({ key, folderKey }): NewChild => {
    const position = (last.get(folderKey) ?? 0) + placeStep;
    last.set(folderKey, position);
    return { key, folderKey, position };
  });
  const { count } = await tx.run(cypher.library.linkChildren, { children });
  if (count !== children.length) throw new Error(`Of ${children.length} documents ${count} were filed.`);
}

/**
 * Files a document in a folder, before the child that stands at an index now, or at its end. The folders of the scope are
 * locked.
 * @returns whether that changed anything
 */
export async function placeInFolder(
  tx: WriteTransaction,
  item: Filed,
  folderKey: string,
  index: number | null,
): Promise<boolean> {
  const now = await tx.run(cypher.library.getFolderOf, { itemKey: item.key });
  const isThere = now?.key === folderKey;
  if (index === null) {
    if (!isThere) await appendToFolders(tx, [{ key: item.key, folderKey }]);
    return !isThere;
  }
  const [before, after] = await placesAround(tx, folderKey, item.key, index);
  if (isThere && now.position === before) return false; // it is the last one
  if (isThere && now.position > (before ?? -Infinity) && now.position < (after ?? Infinity)) return false;
  const position = placeBetween(before, after);
  if (position === null) {
    await tx.run(cypher.library.setPlacesSpaced, { folderKey, step: placeStep });
    return placeInFolder(tx, item, folderKey, index);
  }
  await tx.run(cypher.library.linkChildren, { children: [{ key: item.key, folderKey, position }] });
  return true;
}

/** Where the children before and after an index stand, the document itself left out. */
async function placesAround(
  tx: WriteTransaction,
  folderKey: string,
  itemKey: string,
  index: number,
): Promise<readonly [number | undefined, number | undefined]> {
  const asked = { folderKey, itemKey, skip: Math.max(0, index - 1) };
  const rows = await tx.run(cypher.library.findChildPlaces, asked);
  const [first, second] = rows.map(({ position }) => position);
  if (index === 0) return [undefined, first];
  if (first !== undefined) return [first, second];
  const [last] = await tx.run(cypher.library.findLastPlaces, { folderKeys: [folderKey] });
  return [last?.position, undefined]; // beyond the end is at the end
}

/**
 * Puts a document at the root of its scope: a folder at an index among the folders there, or behind them, any other document
 * in no place at all. The folders of the scope are locked.
 * @returns whether that changed anything
 */
export async function placeAtRoot(tx: WriteTransaction, item: Filed, index: number | null): Promise<boolean> {
  const { count } = await tx.run(cypher.library.unlinkFromFolder, { itemKeys: [item.key] });
  if (item.type !== 'folder') return count > 0;
  const rows = await tx.run(cypher.library.findRootPlaces, { scopeKey: item.scopeKey });
  const now = rows.find(({ key }) => key === item.key);
  const isThere = count === 0 && now !== undefined && now.position !== null;
  if (index === null) {
    if (!isThere) await appendToRoot(tx, item.key, rows);
    return !isThere;
  }
  const others = rows.filter(({ key }) => key !== item.key).map(({ key }) => key);
  const wanted = insertAt(others, item.key, index);
  if (isThere && wanted.every((key, i) => rows[i]?.key === key)) return false;
  await setRootOrder(tx, wanted, rows);
  return true;
}

/** Puts a folder behind the others of a root; those without a place stay behind all that have one. */
async function appendToRoot(
  tx: WriteTransaction,
  key: string,
  rows: readonly { readonly position: number | null }[],
): Promise<void> {
  const position = Math.max(0, ...rows.map((row) => row.position ?? 0)) + placeStep;
  await tx.run(cypher.library.setRootPlaces, { places: [{ key, position }] });
}

/** Gives the folders at a root their places in an order; those whose place is as it was stay untouched. */
export async function setRootOrder(
  tx: WriteTransaction,
  order: readonly string[],
  rows: readonly { readonly key: string; readonly position: number | null }[],
): Promise<void> {
  const before = new Map(rows.map(({ key, position }) => [key, position]));
  const places = order.map((key, i) => ({ key, position: (i + 1) * placeStep }));
  const changed = places.filter(({ key, position }) => before.get(key) !== position);
  await tx.run(cypher.library.setRootPlaces, { places: changed });
}
