import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { SearchGroupRow } from '../../../graph/generated/recall.js';
import { kindWeights } from '../../scopes/index.js';

/** Up to how many documents and chunks a tag is rare: then its chunks are compared exactly. */
const maxTagged = 1_000;
const maxChunks = 5_000;

/** Most hits that an arm is widened to while tags leave too few; beyond it the end counts as reached. */
const widestSearch = 20_000;

/** What is searched for, and where. */
export interface ChunkSearch {
  readonly scope: string;
  /** Vector of the question; null to search by words alone. */
  readonly vector: Float32Array | null;
  /** Full-text query, empty for none. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly includeStale: boolean;
  /** Hits that each arm fetches for each proximity weight. */
  readonly candidates: number;
  /** Hits that are enough. */
  readonly wanted: number;
}

/**
 * Finds chunks in the scopes that are visible from one, in one statement: both arms inside the index filter. With tags,
 * the documents that have them come first where they are few; else the search is widened until it has enough hits or
 * there are no more.
 * @returns a row a proximity weight; none when there is no such scope
 */
export async function searchChunks(ctx: Ctx, search: ChunkSearch): Promise<readonly SearchGroupRow[]> {
  if (search.tags.length > 0 && search.vector !== null) {
    const groups = await ctx.graph.read(cypher.recall.searchTaggedChunksA, {
      ...paramsOf(ctx, search),
      vector: [...search.vector],
      maxTagged,
      maxChunks,
    });
    if (groups.every((group) => group.complete)) return groups;
  }
  for (let candidates = search.candidates; ; candidates *= 8) {
    const groups = await searchOnce(ctx, { ...search, candidates });
    const found = groups.reduce((sum, group) => sum + group.hits.length, 0);
    const enough = search.tags.length === 0 || found >= search.wanted || candidates >= widestSearch;
    if (enough || groups.length === 0) return groups;
  }
}

function searchOnce(ctx: Ctx, search: ChunkSearch): Promise<readonly SearchGroupRow[]> {
  const params = paramsOf(ctx, search);
  if (search.vector === null) return ctx.graph.read(cypher.recall.searchChunksByText, params);
  return ctx.graph.read(cypher.recall.searchChunksA, { ...params, vector: [...search.vector] });
}

function paramsOf(ctx: Ctx, search: ChunkSearch): SearchParams {
  const { scope, text, tags, includeStale, candidates } = search;
  return { viewer: ctx.viewer.key, scope, weights: kindWeights, text, tags, includeStale, candidates };
}

interface SearchParams {
  readonly viewer: string;
  readonly scope: string;
  readonly weights: typeof kindWeights;
  readonly text: string;
  readonly tags: readonly string[];
  readonly includeStale: boolean;
  readonly candidates: number;
}
