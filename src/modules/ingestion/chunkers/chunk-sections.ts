import type { ChunkDraft } from './chunk.js';
import { chunkMarkdown } from './chunk-markdown.js';
import { chunkPlainText } from './chunk-text.js';

/**
 * Markdown made from a page of HTML or a DOCX, by its sections as `chunkMarkdown`. As on the pages of a PDF, what is longer
 * than 500 tokens is split at blank lines and packed; each part keeps the heading path.
 */
export function chunkSections(markdown: string): readonly ChunkDraft[] {
  return chunkMarkdown(markdown).flatMap((section) =>
    chunkPlainText(section.text).map(({ text }) => ({ ...section, text })),
  );
}
