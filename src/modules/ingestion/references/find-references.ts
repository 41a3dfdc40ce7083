import { chunkDocument, type ChunkSource } from '../chunkers/choose-chunker.js';
import { pageText } from '../markup/read-page.js';
import { familyOf } from '../mime-family.js';
import type { FoundReference, PlacedReference, ReferencedChunking } from './found-reference.js';
import { linkName } from './link-name.js';
import { findMarkdownLinks, withoutCode } from './markdown-links.js';
import { findPageLinks } from './page-links.js';
import { findWebLinks } from './web-links.js';

/** Most references that are kept of what the text of one document says. */
export const maxFoundReferences = 200;

/** How much is kept of the words of a reference that names no address and no document, in characters. */
const longestNote = 1_000;

/** `chunkDocument`, and what the document refers to. */
export function chunkWithReferences(source: ChunkSource): ReferencedChunking {
  const { chunks, warnings } = chunkDocument(source);
  const found = findReferences(source);
  if (found.length <= maxFoundReferences) return { chunks, warnings, references: found };
  const warning = `${found.length} references stand in the text; the first ${maxFoundReferences} were kept.`;
  return { chunks, warnings: [...warnings, warning], references: found.slice(0, maxFoundReferences) };
}

/**
 * What a document refers to, in the order of its text, each once: in Markdown wiki links, links and images outside of code, in
 * HTML links, in all text DOIs and addresses. A document of type `reference` has one at least: its words.
 */
export function findReferences(source: ChunkSource): readonly FoundReference[] {
  const found = source.type === 'folder' ? [] : findPlaced(source);
  const byTarget = new Map<string, FoundReference>();
  for (const { reference } of [...found].sort((a, b) => a.at - b.at)) {
    const { url, wanted, locator } = reference;
    const target = JSON.stringify([url, wanted === null ? null : linkName(wanted), locator]);
    if (!byTarget.has(target)) byTarget.set(target, reference);
  }
  if (source.type !== 'reference' || byTarget.size > 0) return [...byTarget.values()];
  const note = source.text.trim().slice(0, longestNote);
  return [{ kind: 'citation', text: source.title, url: null, wanted: null, locator: null, note }];
}

function findPlaced({ mimeType, text, pages }: ChunkSource): readonly PlacedReference[] {
  if (pages !== null) return findWebLinks(pages.map((page) => page.text).join('\n'));
  const family = familyOf(mimeType);
  if (family === 'svg' || family === 'image' || family === 'binary') return [];
  if (family === 'html') return [...findPageLinks(text), ...findWebLinks(pageText(text))];
  if (family !== 'markdown') return findWebLinks(text);
  const written = withoutCode(text);
  return [...findMarkdownLinks(written), ...findWebLinks(written)];
}
