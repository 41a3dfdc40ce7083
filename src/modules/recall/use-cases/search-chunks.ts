import { setTimeout } from 'node:timers/promises';
import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { LanguageFilter, SearchGroupRow, WordSearch } from '../../../graph/generated/recall.js';
import { kindWeights } from '../../scopes/index.js';

/** Up to how many documents and chunks a tag is rare: then its chunks are compared exactly. */
const maxTagged = 1_000;
const maxChunks = 5_000;

/** Most hits that an arm is widened to while too few are left; beyond it the end counts as reached. */
const widestSearch = 20_000;

/** How often a search is repeated because what it found was changed under it, and the first pause before it, in ms. */
const maxRepeats = 5;
const firstPauseMs = 5;

/** What is searched for, and where. */
export interface ChunkSearch {
  readonly scope: string;
  /** Vector of the question; null to search by words alone. */
  readonly vector: Float32Array | null;
  readonly words: WordSearch;
  /** Languages that chunks are in; none for all. */
  readonly languages: readonly string[];
  /** Keys of tags: documents have one of each list. */
  readonly tags: readonly (readonly string[])[];
  readonly includeStale: boolean;
  /** From the viewer's own user scope: also the projects that he is a member of. */
  readonly crossProject: boolean;
  /** Hits that each arm fetches for each proximity weight. */
  readonly candidates: number;
  /** Hits that are enough for each proximity weight; documents, where only the best hit of each counts. */
  readonly wanted: number;
  readonly groupByDocument: boolean;
}

/**
 * Finds chunks in the scopes that are visible from one, in one statement: both arms inside the index filter. With tags,
 * the documents that have them come first where they are few. The search is widened until each proximity weight has
 * enough hits or no more: what filters, and what several windows or chunks of one document, take away must not hide others.
 * @returns a row a proximity weight; none when there is no such scope
 */
export function searchChunks(ctx: Ctx, search: ChunkSearch): Promise<readonly SearchGroupRow[]> {
  return searchWidely(search, async (wider) => (await searchTagged(ctx, wider)) ?? (await searchOnce(ctx, wider)));
}

/** What one search gives, and how it is searched again: wider, or because what was found has changed. */
export async function searchWidely<Group extends SearchGroupRow>(
  search: ChunkSearch,
  once: (search: ChunkSearch) => Promise<readonly Group[]>,
): Promise<readonly Group[]> {
  for (let candidates = search.candidates; ; candidates *= 8) {
    const groups = await searchSettled(() => once({ ...search, candidates }));
    const enough = (group: SearchGroupRow): boolean => group.complete || countHits(group, search) >= search.wanted;
    if (groups.every(enough) || candidates >= widestSearch) return groups;
  }
}

/**
 * A search reads the indexes first and the chunks after them, and an index follows a commit a moment later. What was
 * replaced or moved meanwhile is searched for again, with growing pauses, so that a document that is changed answers with
 * its old chunks or its new ones, never with none.
 */
async function searchSettled<Group extends SearchGroupRow>(
  once: () => Promise<readonly Group[]>,
): Promise<readonly Group[]> {
  for (let repeat = 0; ; repeat++) {
    const groups = await once();
    if (repeat === maxRepeats || !groups.some((group) => group.changed)) return groups;
    await setTimeout(firstPauseMs * 2 ** repeat);
  }
}

/** How many hits are left at least when one of each document's translations answers, and where only its best hit counts. */
function countHits({ hits }: SearchGroupRow, { groupByDocument }: ChunkSearch): number {
  const groups = [...Map.groupBy(hits, (hit) => hit.translationGroup).values()];
  if (groupByDocument) return groups.length;
  return groups.reduce((sum, members) => sum + fewestOfOne(members), 0);
}

function fewestOfOne(hits: SearchGroupRow['hits']): number {
  return Math.min(...[...Map.groupBy(hits, (hit) => hit.documentKey).values()].map((own) => own.length));
}

/** Null where there are no tags or vectors, or too many documents or chunks have the tags. */
async function searchTagged(ctx: Ctx, search: ChunkSearch): Promise<readonly SearchGroupRow[] | null> {
  if (search.tags.length === 0 || search.vector === null) return null;
  const groups = await ctx.graph.read(cypher.recall.searchTaggedChunksA, {
    ...paramsOf(ctx, search),
    vector: [...search.vector],
    maxTagged,
    maxChunks,
  });
  if (!groups.every((group) => group.complete)) return null;
  return groups.map((group) => ({ ...group, complete: group.hits.length < search.candidates }));
}

function searchOnce(ctx: Ctx, search: ChunkSearch): Promise<readonly SearchGroupRow[]> {
  const params = paramsOf(ctx, search);
  if (search.vector === null) return ctx.graph.read(cypher.recall.searchChunksByText, params);
  return ctx.graph.read(cypher.recall.searchChunksA, { ...params, vector: [...search.vector] });
}

function paramsOf(ctx: Ctx, search: ChunkSearch): SearchParams {
  const { scope, words, tags, includeStale, crossProject, candidates } = search;
  const language = { any: search.languages.length === 0, codes: search.languages };
  const filter = { scope, weights: kindWeights, words, language, tags, includeStale, crossProject };
  return { viewer: ctx.viewer.key, ...filter, candidates };
}

interface SearchParams {
  readonly viewer: string;
  readonly scope: string;
  readonly weights: typeof kindWeights;
  readonly words: WordSearch;
  readonly language: LanguageFilter;
  readonly tags: readonly (readonly string[])[];
  readonly includeStale: boolean;
  readonly crossProject: boolean;
  readonly candidates: number;
}
