import type { EmbeddingModel } from '../../ai/ports.js';
import { unrelatedPairs, unrelatedTexts } from './unrelated-texts.js';

/** Share of unrelated pairs that are less alike than the baseline. */
const PERCENTILE = 0.95;

/**
 * Measures what cosine a model gives to texts that have nothing to do with each other: the 95th percentile (nearest
 * rank) of the cosine of query and passage over 500 fixed pairs of unrelated texts. The same for every run of a
 * deterministic model; measured once per model and kept with its embedding space.
 * @throws AppError EMBEDDING_FAILED when the model cannot answer.
 */
export async function measureBaseline(model: Pick<EmbeddingModel, 'embed'>): Promise<number> {
  const [queries, passages] = await Promise.all([
    model.embed(unrelatedTexts, 'query', 'background'),
    model.embed(unrelatedTexts, 'passage', 'background'),
  ]);
  const cosines = unrelatedPairs().map(([query, passage]) => dot(queries[query], passages[passage]));
  cosines.sort((a, b) => a - b);
  return cosines[Math.ceil(PERCENTILE * cosines.length) - 1] ?? 0;
}

function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) throw new RangeError('a text has no vector');
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
