import { createHash } from 'node:crypto';
import type { EmbeddingRole, EmbeddingUse } from './ports.js';

/** Memory that remembered vectors take at most, in bytes: 36,000 of 384 dimensions, 10,000 of 1536. */
export const cacheBytes = 64 * 1024 * 1024;

/** What an entry takes beside its vector, about, in bytes. */
const overhead = 300;

/** Vectors that were had before, those used last. */
export interface VectorCache {
  get(key: string): Float32Array | undefined;
  set(key: string, vector: Float32Array): void;
}

/** The name of a vector in the cache: by a hash of the text and of those who share it. */
export function cacheKey({ tenantKey, among }: EmbeddingUse, role: EmbeddingRole, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tenantKey, among, role, text]))
    .digest('base64');
}

/** A cache in memory; what was not used for longest goes when it is full. */
export function createVectorCache(mostBytes = cacheBytes): VectorCache {
  const vectors = new Map<string, Float32Array>();
  let bytes = 0;
  const sizeOf = (vector: Float32Array): number => vector.byteLength + overhead;
  const drop = (key: string): void => {
    const vector = vectors.get(key);
    if (vector !== undefined && vectors.delete(key)) bytes -= sizeOf(vector);
  };
  return {
    get: (key) => {
      const vector = vectors.get(key);
      if (vector !== undefined && vectors.delete(key)) vectors.set(key, vector);
      return vector;
    },
    set: (key, vector) => {
      drop(key);
      vectors.set(key, vector);
      bytes += sizeOf(vector);
      for (const oldest of vectors.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
