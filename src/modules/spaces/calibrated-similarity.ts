/**
 * Similarity that means the same with every model: 0 for what is no more alike than unrelated texts are, 1 for the
 * same text. Linear in the cosine between: max(0, (cosine − baseline) / (1 − baseline)), at most 1.
 * All thresholds and weights of the product are in this measure.
 * @param cosine of two vectors, in [-1, 1].
 * @param baseline the model's cosine of unrelated texts, below 1, as `measureBaseline` finds it.
 */
export function calibratedSimilarity(cosine: number, baseline: number): number {
  return Math.min(1, Math.max(0, (cosine - baseline) / (1 - baseline)));
}

/**
 * The cosine behind a vector index's score. Neo4j scores cosine indexes by (1 + cosine) / 2.
 * @param score in [0, 1].
 */
export function cosineFromIndexScore(score: number): number {
  return 2 * score - 1;
}
