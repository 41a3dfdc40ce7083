import { CHUNK_TOKENS, type ChunkDraft, draft } from './chunk.js';
import { estimateTokens } from './estimate-tokens.js';
import { packText } from './pack-text.js';

/** The whole text as one chunk, without blank lines around it: results, facts and code. None where it is blank. */
export function chunkWhole(text: string): readonly ChunkDraft[] {
  const body = trimBlankLines(text);
  return body === '' ? [] : [draft(body)];
}

/** Plain text: one chunk up to `limit` tokens, else its paragraphs packed into chunks of at most `limit`. */
export function chunkPlainText(text: string, limit: number = CHUNK_TOKENS): readonly ChunkDraft[] {
  if (estimateTokens(text) <= limit) return chunkWhole(text);
  return packText(text, limit).map((slice) => draft(slice));
}

/** The text without the blank lines before and the white space after it; the first line keeps its indent. */
export function trimBlankLines(text: string): string {
  const end = text.trimEnd();
  const indent = end.length - end.trimStart().length;
  const lineStart = Math.max(end.lastIndexOf('\n', indent - 1), end.lastIndexOf('\r', indent - 1)) + 1;
  return end.slice(indent === 0 ? 0 : lineStart);
}
