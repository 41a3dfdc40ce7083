import { cypher } from '../../graph/generated/cypher.js';
import type { VersionRow } from '../../graph/generated/history.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Which versions of a document are wanted: so many below a number, the newest first. */
export interface VersionsKey {
  readonly documentKey: string;
  readonly before: number;
  readonly limit: number;
}

/** What the loader of versions takes: the parts, told apart. */
export function versionsKey({ documentKey, before, limit }: VersionsKey): string {
  return JSON.stringify([documentKey, before, limit]);
}

/** Versions of a document, by `versionsKey`; one statement for all documents that are asked for the same page. */
export const versions: LoaderDefinition<readonly VersionRow[]> = {
  batch: async (ctx, keys) => {
    const wanted = keys.map((key) => JSON.parse(key) as [documentKey: string, before: number, limit: number]);
    const found = new Map<string, readonly VersionRow[]>();
    for (const [page, documents] of Map.groupBy(wanted, ([, before, limit]) => JSON.stringify([before, limit]))) {
      const [before, limit] = JSON.parse(page) as [number, number];
      const rows = await ctx.graph.read(cypher.history.findVersions, {
        ...{ viewer: ctx.viewer.key, keys: documents.map(([documentKey]) => documentKey), before, limit },
      });
      for (const [documentKey, list] of Map.groupBy(rows, (row) => row.documentKey)) {
        found.set(versionsKey({ documentKey, before, limit }), list);
      }
    }
    return keys.map((key) => found.get(key) ?? []);
  },
};

/** What the loader of contents takes. */
export function contentKey({ documentKey, version }: Pick<VersionRow, 'documentKey' | 'version'>): string {
  return JSON.stringify([documentKey, version]);
}

/** The content of a version, by `contentKey`; null for one that is not kept any more. */
export const versionContents: LoaderDefinition<string | null> = {
  batch: async (ctx, keys) => {
    const asked = keys.map((key) => JSON.parse(key) as [documentKey: string, version: number]);
    const rows = await ctx.graph.read(cypher.history.findVersionContents, {
      viewer: ctx.viewer.key,
      versions: asked.map(([documentKey, version]) => ({ documentKey, version })),
    });
    const contents = new Map(rows.map((row) => [contentKey(row), row.content]));
    return keys.map((key) => contents.get(key) ?? null);
  },
};
