import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, ReferenceRow } from '../../graph/generated/library.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Every kind of reference, as it is stored. */
export const referenceKinds: readonly string[] = ['link', 'citation', 'cross_reference'];

/** Most references that one document has: found in its text, and made by people. */
const maxOfOne = 400;

/** Most references to one document that are shown with it. */
export const maxIncoming = 100;

/** What a document refers to, by its key. */
export const documentReferences: LoaderDefinition<readonly ReferenceRow[]> = {
  batch: async (ctx, keys) => {
    const asked = { viewer: ctx.viewer.key, keys, kinds: referenceKinds, limit: maxOfOne };
    const rows = Map.groupBy(await ctx.graph.read(cypher.library.findReferences, asked), (row) => row.documentKey);
    return keys.map((key) => rows.get(key) ?? []);
  },
};

/** What refers to a document, by its key. */
export const incomingReferences: LoaderDefinition<readonly ReferenceRow[]> = {
  batch: async (ctx, keys) => {
    const asked = { viewer: ctx.viewer.key, keys, kinds: referenceKinds, limit: maxIncoming };
    const found = await ctx.graph.read(cypher.library.findIncomingReferences, asked);
    const rows = Map.groupBy(found, (row) => row.documentKey);
    return keys.map((key) => rows.get(key) ?? []);
  },
};

/** A document by its key; null where the viewer may not read it. */
export const documentByKey: LoaderDefinition<DocumentRow | null> = {
  batch: async (ctx, keys) => {
    const rows = await ctx.graph.read(cypher.library.findDocumentsByKey, { viewer: ctx.viewer.key, keys });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  },
};
