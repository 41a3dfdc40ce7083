import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { SearchGroupRow, SiblingGroupRow } from '../../../graph/generated/recall.js';
import { kindWeights } from '../../scopes/index.js';
import type { SearchedGroup } from '../rank-hits.js';
import { type ChunkSearch, searchChunks, searchWidely } from './search-chunks.js';

/** Most sibling processes whose results are seen: those that are newest. (Full-text search takes about 1,000 words and keys.) */
export const maxSiblings = 500;

/** What was found, and what a person should know of it. */
export interface Searched {
  readonly groups: readonly SearchedGroup[];
  readonly warnings: readonly string[];
}

const processKind = 'think-process';

/**
 * Searches what is visible from a scope and, from a think process that has been let see the results of its siblings, those.
 * Siblings are searched first: a result that is promoted meanwhile is then found in one place or in both, never in neither.
 * @param kind of the scope, as it was asked for: an alias may name another one, and is then asked by its own address
 */
export async function searchWithSiblings(ctx: Ctx, search: ChunkSearch, kind: string): Promise<Searched> {
  const siblings = kind === processKind ? await searchWidely(search, (wider) => searchOnce(ctx, wider)) : [];
  const visible = await searchChunks(ctx, search);
  const start = visible.flatMap(({ scopes }) => scopes).find(({ distance }) => distance === 0);
  if (kind !== processKind && start?.kind === processKind)
    return searchWithSiblings(ctx, { ...search, scope: start.address }, processKind);
  if (visible.length === 0) return { groups: [], warnings: [] };
  const found = new Set(visible.flatMap(({ hits }) => hits.map(({ key }) => key)));
  return {
    groups: [
      ...visible.map((group): SearchedGroup => ({ ...group, via: 'SCOPE' })),
      ...siblings.map((group): SearchedGroup => ({ ...withoutHits(group, found), via: 'SIBLING' })),
    ],
    warnings: siblings.some(({ more }) => more)
      ? [`Of the other think processes of the project the ${maxSiblings} newest with results were searched.`]
      : [],
  };
}

function withoutHits(group: SearchGroupRow, keys: ReadonlySet<string>): SearchGroupRow {
  return { ...group, hits: group.hits.filter(({ key }) => !keys.has(key)) };
}

function searchOnce(ctx: Ctx, search: ChunkSearch): Promise<readonly SiblingGroupRow[]> {
  const { scope, words, tags, includeStale, candidates, vector } = search;
  const language = { any: search.languages.length === 0, codes: search.languages };
  const params = {
    ...{ viewer: ctx.viewer.key, scope, weights: kindWeights, words, language, tags, includeStale, candidates },
    siblings: maxSiblings,
  };
  if (vector === null) return ctx.graph.read(cypher.recall.searchSiblingChunksByText, params);
  return ctx.graph.read(cypher.recall.searchSiblingChunksA, { ...params, vector: [...vector] });
}
