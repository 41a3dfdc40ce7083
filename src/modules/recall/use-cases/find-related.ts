import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { RankedHit, SearchedGroup } from '../rank-hits.js';

/** Most steps from the hits of an answer, and most documents that are added to it. */
export const maxExpandHops = 2;
export const maxRelated = 50;

/** A document that hits lead to by references or lineage. */
export interface RelatedDocument {
  readonly documentId: string;
  readonly title: string;
  readonly type: string;
  readonly scope: string;
  readonly kind: string;
  /** Steps from the nearest hit. */
  readonly hops: number;
  readonly direction: 'OUTGOING' | 'INCOMING';
  /** Id of the document that the step begins at: a hit, or another related one. */
  readonly via: string;
}

/**
 * Documents that the hits of a search refer to or were made from, and those that refer to them or were made from them, a step
 * or two away, nearest and best hit first. Each step stays within the visible scopes that were searched: no other document is told
 * of, nor led through; of siblings, whose results alone are visible, none.
 */
export async function findRelated(
  ctx: Ctx,
  groups: readonly SearchedGroup[],
  hits: readonly RankedHit[],
  hops: number,
): Promise<readonly RelatedDocument[]> {
  const visible = groups.filter(({ via }) => via === 'SCOPE');
  const scopeKeys = visible.flatMap((group) => group.scopes.map(({ key }) => key));
  const ids = new Map(hits.map(({ hit }) => [hit.documentKey, hit.documentId]));
  const related: RelatedDocument[] = [];
  let keys: readonly string[] = [...ids.keys()];
  for (let hop = 1; hop <= hops && keys.length > 0 && related.length < maxRelated; hop += 1) {
    const limit = maxRelated + ids.size;
    const rows = await ctx.graph.read(cypher.library.findRelatedDocuments, { keys, scopeKeys, limit });
    const fresh = rows.filter(({ key }, i) => !ids.has(key) && rows.findIndex((row) => row.key === key) === i);
    for (const { key, id, title, type, scope, kind, incoming, viaKey } of fresh) {
      const direction = incoming ? 'INCOMING' : 'OUTGOING';
      related.push({ documentId: id, title, type, scope, kind, hops: hop, direction, via: ids.get(viaKey) ?? '' });
      ids.set(key, id);
    }
    keys = fresh.map(({ key }) => key);
  }
  return related.slice(0, maxRelated);
}
