import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, MoveCursor, MoveRow, PromotionRulesRow } from '../../graph/generated/library.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Which moves of a document are wanted. */
export interface MovesKey {
  readonly documentKey: string;
  readonly after: MoveCursor;
  readonly limit: number;
}

/** What the loader takes: the parts, told apart. */
export function movesKey({ documentKey, after, limit }: MovesKey): string {
  return JSON.stringify([documentKey, after.version, after.key, limit]);
}

/** Moves of a document, by `movesKey`; one statement for all documents that are asked for the same page. */
export const documentMoves: LoaderDefinition<readonly MoveRow[]> = {
  batch: async (ctx, keys) => {
    const wanted = keys.map((key) => JSON.parse(key) as [documentKey: string, ...page: [number, string, number]]);
    const pages = Map.groupBy(wanted, ([, ...page]) => JSON.stringify(page));
    const rows = new Map<string, readonly MoveRow[]>();
    for (const [page, documents] of pages) {
      const [version, key, limit] = JSON.parse(page) as [number, string, number];
      const found = await ctx.graph.read(cypher.library.findMoves, {
        ...{ viewer: ctx.viewer.key, keys: documents.map(([documentKey]) => documentKey) },
        ...{ after: { version, key }, limit },
      });
      const byDocument = Map.groupBy(found, (row) => row.documentKey);
      for (const [documentKey] of documents) {
        const name = movesKey({ documentKey, after: { version, key }, limit });
        rows.set(name, byDocument.get(documentKey) ?? []);
      }
    }
    return keys.map((key) => rows.get(key) ?? []);
  },
};

/** What a scope says of promotion, by its key; null where the viewer may not read it. */
export const promotionRules: LoaderDefinition<PromotionRulesRow | null> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findPromotionRules, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.scopeKey, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  },
};

/** Documents that the viewer has written, by id; null for what he may not write. */
export const writtenDocuments: LoaderDefinition<DocumentRow | null> = {
  batch: async (ctx, ids) => {
    const rows = await ctx.graph.read(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};
