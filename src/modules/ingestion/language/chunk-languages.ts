import { setImmediate } from 'node:timers/promises';
import { detectLanguage } from './detect-language.js';
import { undetermined } from './language-code.js';

/** The language of a document and of each of its chunks. */
export interface ChunkLanguages {
  readonly document: string;
  readonly chunks: readonly string[];
}

/** Letters from which a chunk has a language of its own; a shorter one has that of its document. */
const leastLetters = 40;

/** Chunks, spread over a document, that its language is told by. */
const sampledChunks = 8;

/** Chunks that are looked at before others have their turn. */
const chunksAtOnce = 32;

/**
 * The languages of a document's chunks: a long enough one whose language is sure has its own, the others have the document's.
 * That is the one that most of eight sampled chunks are in, `und` where none is sure. One that the caller gave is that of all.
 */
export async function chunkLanguages(texts: readonly string[], given: string | null): Promise<ChunkLanguages> {
  if (given !== null) return { document: given, chunks: texts.map(() => given) };
  const document = documentLanguage(texts);
  const chunks: string[] = [];
  for (const [i, text] of texts.entries()) {
    if (i % chunksAtOnce === chunksAtOnce - 1) await setImmediate();
    const own = isLong(text) ? detectLanguage(text).language : undetermined;
    chunks.push(own === undetermined ? document : own);
  }
  return { document, chunks };
}

function documentLanguage(texts: readonly string[]): string {
  const step = Math.max(1, texts.length / sampledChunks);
  const sampled = texts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const votes = new Map<string, number>();
  for (const text of sampled) {
    const { language } = detectLanguage(text);
    if (language !== undetermined) votes.set(language, (votes.get(language) ?? 0) + Math.min(text.length, 1_000));
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? undetermined;
}

function isLong(text: string): boolean {
  const letters = text.slice(0, 1_000).match(/\p{L}/gu)?.length ?? 0;
  return letters >= leastLetters;
}
