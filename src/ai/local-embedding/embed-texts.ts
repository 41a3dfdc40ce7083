import { AppError } from '../../shared/errors.js';
import type { EmbeddingPriority, SpentTokens } from '../ports.js';
import { cutIntoBatches, cutIntoGroups } from './batches.js';
import { BATCH_TEXTS, DIMENSIONS, TASK_CHARACTERS } from './limits.js';
import type { TokenIds } from './protocol.js';
import type { WorkerPool } from './worker-pool.js';

/** UTF-16 units that surely are a small batch: one task encodes and embeds them. */
const SMALL = 4_000;

const total = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Copies vectors out of one array, which may come from another thread's realm. */
function vectorsOf(joined: Float32Array, count: number): Float32Array[] {
  if (joined.length !== count * DIMENSIONS) {
    const found = joined.length / count;
    throw new AppError('EMBEDDING_FAILED', `The embedding model gave ${found} dimensions instead of ${DIMENSIONS}.`);
  }
  return Array.from({ length: count }, (_, i) => new Float32Array(joined.slice(i * DIMENSIONS, (i + 1) * DIMENSIONS)));
}

/** Embeds texts, prefix included, in the order given. */
export async function embedTexts(
  pool: WorkerPool,
  texts: readonly string[],
  priority: EmbeddingPriority,
  spent: SpentTokens = () => undefined,
): Promise<readonly Float32Array[]> {
  if (texts.length === 0) return [];
  if (texts.length === 1 || (texts.length <= BATCH_TEXTS && total(texts) <= SMALL)) {
    const { vectors, tokens } = await pool.run('embed', texts, priority);
    spent(tokens);
    return vectorsOf(vectors, texts.length);
  }
  const groups = cutIntoGroups(texts, (text) => text.length, TASK_CHARACTERS);
  const encoded = await Promise.all(groups.map((group) => pool.run('encode', group, priority)));
  return inferInBatches(pool, encoded.flat(), priority, spent);
}

async function inferInBatches(
  pool: WorkerPool,
  encoded: readonly TokenIds[],
  priority: EmbeddingPriority,
  spent: SpentTokens,
): Promise<readonly Float32Array[]> {
  const vectors: Float32Array[] = [];
  const batches = cutIntoBatches(encoded.map((ids) => ids.length));
  await Promise.all(
    batches.map(async (batch) => {
      const ids = batch.flatMap((index) => encoded[index] ?? []);
      const found = vectorsOf(await pool.run('infer', ids, priority), batch.length);
      spent(ids.reduce((sum, { length }) => sum + length, 0));
      batch.forEach((index, i) => {
        const vector = found[i];
        if (vector) vectors[index] = vector;
      });
    }),
  );
  return vectors;
}
