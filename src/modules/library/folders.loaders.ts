import { cypher } from '../../graph/generated/cypher.js';
import type { ChildRow, FolderOfDocumentRow, FolderPathRow } from '../../graph/generated/library.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** The folder that a document is in, by the document's key; null for the root. */
export const folderOf: LoaderDefinition<FolderOfDocumentRow | null> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findFoldersOfDocuments, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.documentKey, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  },
};

/** The folders above a document, from the root on, by the document's key. */
export const folderPathOf: LoaderDefinition<Omit<FolderPathRow, 'documentKey'>> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findFolderPaths, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.documentKey, row]));
    return keys.map((key) => byKey.get(key) ?? { keys: [], titles: [] });
  },
};

/** How many documents a folder holds itself, by the folder's key. */
export const childCountOf: LoaderDefinition<number> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findChildCounts, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.folderKey, row.count]));
    return keys.map((key) => byKey.get(key) ?? 0);
  },
};

/** Which children of a folder are wanted. */
export interface ChildrenKey {
  readonly folderKey: string;
  /** Place to go on after. */
  readonly after: number;
  readonly limit: number;
}

/** What the loader takes: the parts, told apart. */
export function childrenKey({ folderKey, after, limit }: ChildrenKey): string {
  return JSON.stringify([folderKey, after, limit]);
}

/** Children of a folder, by `childrenKey`; one statement for all folders that are asked for the same page. */
export const childrenOf: LoaderDefinition<readonly ChildRow[]> = {
  batch: async (ctx, keys) => {
    const wanted = keys.map((key) => JSON.parse(key) as [folderKey: string, after: number, limit: number]);
    const pages = Map.groupBy(wanted, ([, after, limit]) => JSON.stringify([after, limit]));
    const rows = new Map<string, readonly ChildRow[]>();
    for (const [page, folders] of pages) {
      const [after, limit] = JSON.parse(page) as [number, number];
      const asked = { viewer: ctx.viewer.key, keys: folders.map(([folderKey]) => folderKey), after, limit };
      const found = await ctx.graph.read(cypher.library.findChildren, asked);
      const byFolder = Map.groupBy(found, (row) => row.folderKey);
      for (const [folderKey] of folders)
        rows.set(childrenKey({ folderKey, after, limit }), byFolder.get(folderKey) ?? []);
    }
    return keys.map((key) => rows.get(key) ?? []);
  },
};
