import { homedir } from 'node:os';
import { join } from 'node:path';

const cache = process.env['MNEMOGRAPH_CACHE_DIR'] ?? join(homedir(), '.cache', 'mnemograph');

/** Folder of the real model that the tests embed with. */
export const modelDir = join(cache, 'models', 'e5-small-v2');

/** The dot product, which is the cosine for vectors of length 1. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) throw new Error('a vector is missing');
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
