import type { ChunkHitRow } from '../../graph/generated/recall.js';
import { textIndexOf } from '../ingestion/index.js';

/**
 * The full-text score of hits against the best one of the query, 0 to 1. Scores of different indexes mean different things,
 * so each is measured against the best of its own index. A chunk counts by the index of its language, where the words are
 * surely in it; else by the better of that and the index of every chunk, and no less than the best there is the measure: what
 * stands there as it was asked for is not outdone by a language that was guessed.
 * @returns no entry for a hit that was not found by words; empty when none was
 */
export function textScoresOf(hits: readonly ChunkHitRow[], languageSure: boolean): ReadonlyMap<ChunkHitRow, number> {
  const bestText = Math.max(0, ...hits.map((hit) => hit.textScore ?? 0));
  const bestOf = new Map<string | null, number>();
  for (const { language, languageScore } of hits) {
    const index = textIndexOf(language);
    bestOf.set(index, Math.max(bestOf.get(index) ?? (languageSure ? 0 : bestText), languageScore ?? 0));
  }
  const scores = hits.flatMap((hit): [ChunkHitRow, number][] => {
    const common = share(hit.textScore, bestText);
    const own = share(hit.languageScore, bestOf.get(textIndexOf(hit.language)) ?? 0);
    const score = languageSure && own > 0 ? own : Math.max(own, common);
    return score > 0 ? [[hit, score]] : [];
  });
  return new Map(scores);
}

function share(score: number | null, best: number): number {
  return best === 0 ? 0 : (score ?? 0) / best;
}
