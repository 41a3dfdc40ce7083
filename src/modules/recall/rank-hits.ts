import type { ChunkHitRow, SearchGroupRow } from '../../graph/generated/recall.js';
import { calibratedSimilarity, cosineFromIndexScore } from '../spaces/index.js';

/** A hit with everything that its score is made of. */
export interface RankedHit {
  readonly hit: ChunkHitRow;
  readonly scope: string;
  readonly distance: number;
  /** Calibrated cosine, 0 to 1; null where the chunk has no vector or the vectors could not be had. */
  readonly similarity: number | null;
  /** Full-text score against the best one of the query, 0 to 1; 0 where its words were not found. */
  readonly textScore: number;
  readonly relevance: number;
  readonly weight: number;
  readonly score: number;
}

/** What decides which hits are given back. */
export interface RankOptions {
  /** Cosine of unrelated texts; null when the search was by words alone. */
  readonly baseline: number | null;
  /** Share of the similarity in the relevance, as `vectorShareOf` gives it. */
  readonly vectorShare: number;
  readonly limit: number;
  readonly minSimilarity: number;
  readonly groupByDocument: boolean;
}

/**
 * Fuses and orders what the arms of a search found: relevance = α · similarity + (1 − α) · full-text score over the
 * best one, with one arm alone that arm's; score = relevance · proximity weight. Ties: the nearer scope, the newer document,
 * the key.
 */
export function rankHits(groups: readonly SearchGroupRow[], options: RankOptions): readonly RankedHit[] {
  const bestText = Math.max(0, ...groups.flatMap((group) => group.hits.map((hit) => hit.textScore ?? 0)));
  const ranked = groups.flatMap((group) => group.hits.map((hit) => rankHit(hit, group, bestText, options)));
  const kept = ranked
    .filter((hit) => options.minSimilarity <= 0 || (hit.similarity ?? 0) >= options.minSimilarity)
    .filter((hit) => hit.score > 0)
    .sort(compareHits);
  return (options.groupByDocument ? bestPerDocument(kept) : kept).slice(0, options.limit);
}

function rankHit(hit: ChunkHitRow, group: SearchGroupRow, bestText: number, options: RankOptions): RankedHit {
  const { baseline, vectorShare } = options;
  const similarity =
    baseline === null || hit.vectorScore === null
      ? null
      : calibratedSimilarity(cosineFromIndexScore(hit.vectorScore), baseline);
  const textScore = bestText === 0 ? 0 : (hit.textScore ?? 0) / bestText;
  const relevance = bestText > 0 ? relevanceOf(similarity, textScore, vectorShare) : (similarity ?? 0);
  const scope = group.scopes.find((candidate) => candidate.key === hit.scopeKey);
  return {
    hit,
    scope: scope?.address ?? '',
    distance: scope?.distance ?? 0,
    similarity,
    textScore,
    relevance,
    weight: group.weight,
    score: relevance * group.weight,
  };
}

function relevanceOf(similarity: number | null, textScore: number, vectorShare: number): number {
  return similarity === null ? textScore : vectorShare * similarity + (1 - vectorShare) * textScore;
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return (
    b.score - a.score ||
    a.distance - b.distance ||
    b.hit.updatedAt.getTime() - a.hit.updatedAt.getTime() ||
    (a.hit.key < b.hit.key ? -1 : 1)
  );
}

function bestPerDocument(hits: readonly RankedHit[]): readonly RankedHit[] {
  const seen = new Set<string>();
  return hits.filter(({ hit }) => !seen.has(hit.documentKey) && seen.add(hit.documentKey));
}
