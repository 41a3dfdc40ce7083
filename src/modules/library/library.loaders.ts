import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentTagRow, IndexProgressRow, TranslationRow } from '../../graph/generated/library.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Tags of a document, by the document's key. */
export const documentTags: LoaderDefinition<readonly DocumentTagRow[]> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys });
    return keys.map((key) => rows.filter((row) => row.documentKey === key));
  },
};

/** How far the index of a document is, by the document's key. */
export const indexProgress: LoaderDefinition<IndexProgressRow> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findIndexProgress, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.documentKey, row]));
    return keys.map((key) => byKey.get(key) ?? { documentKey: key, chunks: 0, embedded: 0 });
  },
};

/** Translations of a document, and the one that it is of, by the document's key. */
export const translations: LoaderDefinition<readonly TranslationRow[]> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findTranslations, { viewer: ctx.viewer.key, keys });
    return keys.map((key) => rows.filter((row) => row.documentKey === key));
  },
};
