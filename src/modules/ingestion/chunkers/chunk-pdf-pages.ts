import type { PdfPage } from '../parse-file/parsed-file.js';
import { CHUNK_TOKENS, type ChunkDraft, draft } from './chunk.js';
import { chunkPlainText } from './chunk-text.js';

/** One chunk a page; a page of more than `limit` tokens is split at its blank lines and packed. Blank pages have none. */
export function chunkPdfPages(pages: readonly PdfPage[], limit: number = CHUNK_TOKENS): readonly ChunkDraft[] {
  return pages.flatMap(({ page, text }) => chunkPlainText(text, limit).map((chunk) => draft(chunk.text, { page })));
}

/**
 * Says which pages cannot be found by their content, because they hold no text (scanned, or nothing but pictures).
 * @returns One warning, or none where every page has text.
 */
export function warnOfBlankPages(pages: readonly PdfPage[]): readonly string[] {
  const blank = pages.filter(({ text }) => text.trim() === '').map(({ page }) => page);
  if (blank.length === 0) return [];
  const which = blank.length > 20 ? `${blank.slice(0, 20).join(', ')}, …` : blank.join(', ');
  return [
    `${blank.length} of ${pages.length} pages hold no text (page ${which}): ` +
      'scanned pages and pictures are kept but not searched. Run text recognition (OCR) on the file to have them found.',
  ];
}
