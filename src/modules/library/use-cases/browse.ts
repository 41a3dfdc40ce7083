import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ChildRow, DocumentRow } from '../../../graph/generated/library.js';
import { load } from '../../../graph/load.js';
import { pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress } from '../../scopes/index.js';
import { childCountOf, childrenKey, childrenOf } from '../folders.loaders.js';
import { FolderMissing } from '../library.errors.js';
import { findChildren, firstPlace, placeCursor } from './find-children.js';
import type { DocumentPage } from './find-documents.js';
import { findRootEntries } from './find-root-entries.js';

/** Most levels, and most entries, of one tree. */
export const maxTreeDepth = 10;
export const maxTreeEntries = 1_000;

/** What `browse` takes. */
export interface BrowseInput {
  readonly scope: string;
  /** Null for the root of the scope. */
  readonly folderId: string | null;
  /** Levels, 1 to 10. */
  readonly depth: number;
  /** Most entries of a folder, 1 to 100. */
  readonly first: number | null;
  readonly after: string | null;
}

/** A document of a tree. Its children, where they are listed, follow it. */
export interface TreeEntry {
  readonly document: DocumentRow;
  /** 1 for what is in the folder itself. */
  readonly depth: number;
  /** Id of the folder that it is in; null at the root. */
  readonly parentId: string | null;
  readonly childCount: number;
  /** Whether it has children that are not listed. */
  readonly hasMore: boolean;
  /** Cursor of the last child that is listed; null where none is. */
  readonly endCursor: string | null;
}

/** A folder, or the root of a scope, with what is in it. */
export interface Tree {
  readonly scope: string;
  readonly folder: DocumentRow | null;
  readonly entries: readonly TreeEntry[];
  readonly hasMore: boolean;
  readonly endCursor: string | null;
}

/**
 * What is in a folder, or at the root of a scope, and in the folders within, down to a depth: at most `first` entries of each
 * folder and 1,000 in all. The level nearest to the top is filled first. A statement or two a level, whatever the size.
 * @throws AppError NOT_FOUND, BAD_INPUT, CURSOR_MISMATCH
 */
export async function browse(ctx: Ctx, input: BrowseInput): Promise<Tree> {
  const scope = parseScopeAddress(input.scope).address;
  const { depth } = input;
  if (depth < 1 || depth > maxTreeDepth) throw new BadInput('depth', `must be 1 to ${maxTreeDepth}, got ${depth}`);
  const first = pageSize(input.first);
  const page = { first, after: input.after };
  const folder = input.folderId === null ? null : await findFolder(ctx, input.folderId, scope);
  const top = await (folder === null ? findRootEntries(ctx, scope, page) : findChildren(ctx, folder, page));
  const below = await readLevels(ctx, top, depth, first);
  const counts = new Map<string, number>();
  const folders = [top.edges.map(({ node }) => node), ...below.values()].flat().filter(isFolder);
  const read = await Promise.all(folders.map(({ key }) => load(ctx, childCountOf, key)));
  for (const [i, { key }] of folders.entries()) counts.set(key, read[i] ?? 0);
  const { hasNextPage, endCursor } = top.pageInfo;
  const roots = top.edges.map(({ node }) => node);
  return {
    ...{ scope, folder, hasMore: hasNextPage, endCursor },
    entries: listed(roots, { below, counts, depth: 1, parentId: folder?.id ?? null }),
  };
}

const isFolder = ({ type }: DocumentRow): boolean => type === 'folder';

async function findFolder(ctx: Ctx, id: string, address: string): Promise<DocumentRow> {
  const viewer = ctx.viewer.key;
  const [folder, scope] = await Promise.all([
    ctx.graph.read(cypher.library.getDocument, { viewer, id }),
    ctx.graph.read(cypher.scopes.getScope, { viewer, address }),
  ]);
  if (folder?.type !== 'folder' || folder.scopeKey !== scope?.key) throw new FolderMissing(id);
  return folder;
}

/** Children by the key of their folder, level by level, as far as there is room. */
async function readLevels(
  ctx: Ctx,
  top: DocumentPage,
  depth: number,
  first: number,
): Promise<ReadonlyMap<string, readonly ChildRow[]>> {
  const below = new Map<string, readonly ChildRow[]>();
  let room = maxTreeEntries - top.edges.length;
  let level: readonly DocumentRow[] = top.edges.map(({ node }) => node);
  for (let at = 2; at <= depth && room > 0; at += 1) {
    const folders = level.filter(isFolder).slice(0, room);
    const asked = folders.map(({ key }) => childrenKey({ folderKey: key, after: firstPlace, limit: first }));
    const read = await Promise.all(asked.map((key) => load(ctx, childrenOf, key)));
    for (const [i, { key }] of folders.entries()) {
      const rows = (read[i] ?? []).slice(0, room);
      room -= rows.length;
      below.set(key, rows);
    }
    level = folders.flatMap(({ key }) => below.get(key) ?? []);
  }
  return below;
}

/** A level of a tree with all that is below it, each entry before its children. */
function listed(
  rows: readonly DocumentRow[],
  tree: {
    readonly below: ReadonlyMap<string, readonly ChildRow[]>;
    readonly counts: ReadonlyMap<string, number>;
    readonly depth: number;
    readonly parentId: string | null;
  },
): readonly TreeEntry[] {
  return rows.flatMap((document) => {
    const children = tree.below.get(document.key) ?? [];
    const last = children.at(-1);
    const childCount = tree.counts.get(document.key) ?? 0;
    const entry: TreeEntry = {
      ...{ document, depth: tree.depth, parentId: tree.parentId, childCount, hasMore: childCount > children.length },
      endCursor: last === undefined ? null : placeCursor(last),
    };
    return [entry, ...listed(children, { ...tree, depth: tree.depth + 1, parentId: document.id })];
  });
}
