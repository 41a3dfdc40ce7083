import type { ChunkHitRow, SearchGroupRow } from '../../graph/generated/recall.js';
import { calibratedSimilarity, cosineFromIndexScore } from '../spaces/index.js';
import { preferTranslations } from './prefer-translations.js';
import { textScoresOf } from './text-scores.js';

/** Why a group of scopes was searched: they are visible, or siblings whose results are. */
export type HitVia = 'SCOPE' | 'SIBLING';

/** What was found in scopes of one weight, and why they were searched. */
export interface SearchedGroup extends SearchGroupRow {
  readonly via: HitVia;
}

/** A hit with everything that its score is made of. */
export interface RankedHit {
  readonly hit: ChunkHitRow;
  readonly scope: string;
  readonly via: HitVia;
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
  /** Whether it is sure which languages the words are in. */
  readonly languageSure: boolean;
  /** Which of the translations of a document answers; the English one, then the best, where there is none in it. */
  readonly preferredLanguage: string | null;
}

/**
 * Fuses and orders what the arms of a search found: relevance = α · similarity + (1 − α) · full-text score over the
 * best one, with one arm alone that arm's; score = relevance · proximity weight. Ties: the nearer scope, the newer document,
 * the key. Of a document and its translations one answers, in the place of the best of them.
 */
export function rankHits(groups: readonly SearchedGroup[], options: RankOptions): readonly RankedHit[] {
  const textScores = textScoresOf(
    groups.flatMap((group) => group.hits),
    options.languageSure,
  );
  const ranked = groups.flatMap((group) => group.hits.map((hit) => rankHit(hit, group, textScores, options)));
  const kept = ranked
    .filter((hit) => options.minSimilarity <= 0 || (hit.similarity ?? 0) >= options.minSimilarity)
    .sort(compareHits);
  const chosen = preferTranslations(kept, options.preferredLanguage);
  return (options.groupByDocument ? bestPerDocument(chosen) : chosen).slice(0, options.limit);
}

function rankHit(
  hit: ChunkHitRow,
  group: SearchedGroup,
  textScores: ReadonlyMap<ChunkHitRow, number>,
  options: RankOptions,
): RankedHit {
  const { baseline, vectorShare } = options;
  const similarity =
    baseline === null || hit.vectorScore === null
      ? null
      : calibratedSimilarity(cosineFromIndexScore(hit.vectorScore), baseline);
  const textScore = textScores.get(hit) ?? 0;
  const relevance = textScores.size > 0 ? relevanceOf(similarity, textScore, vectorShare) : (similarity ?? 0);
  const scope = group.scopes.find((candidate) => candidate.key === hit.scopeKey);
  return {
    hit,
    scope: scope?.address ?? '',
    via: group.via,
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
