import { normalised } from './request-vectors.js';

/** UTF-8 bytes of a text that is sent. A token is a byte or more, so that no model with a window of 8,192 tokens refuses it. */
export const PIECE_BYTES = 8_000;

/** UTF-16 units of a text that are read, as with the local model. */
const MAX_CHARACTERS = 32_000;

/** Cuts a text in pieces that every model of the provider reads whole; mostly there is one. */
export function piecesOf(text: string): readonly string[] {
  const known = text.slice(0, MAX_CHARACTERS).toWellFormed();
  if (known.trim() === '') return [' ']; // an empty text is refused
  if (Buffer.byteLength(known) <= PIECE_BYTES) return [known];
  const pieces: string[] = [];
  let from = 0;
  let bytes = 0;
  let at = 0;
  for (const char of known) {
    const size = Buffer.byteLength(char);
    if (bytes + size > PIECE_BYTES) {
      pieces.push(known.slice(from, at));
      from = at;
      bytes = 0;
    }
    bytes += size;
    at += char.length;
  }
  return [...pieces, known.slice(from)];
}

/** The vector of a text from those of its pieces: their mean, weighted by length, scaled to length 1. */
export function joinVectors(vectors: readonly Float32Array[], pieces: readonly string[]): Float32Array {
  const [first = new Float32Array()] = vectors;
  if (vectors.length <= 1) return first;
  const sum = new Float32Array(first.length);
  vectors.forEach((vector, i) => {
    const weight = pieces[i]?.length ?? 0;
    vector.forEach((value, d) => {
      sum[d] = (sum[d] ?? 0) + value * weight;
    });
  });
  return normalised(sum);
}
