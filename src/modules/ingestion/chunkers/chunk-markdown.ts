import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { CHUNK_TOKENS, type ChunkDraft, draft } from './chunk.js';
import { chunkWhole, trimBlankLines } from './chunk-text.js';
import { estimateTokens } from './estimate-tokens.js';
import { readFrontMatter } from './front-matter.js';
import { findHeadings, type Heading } from './markdown-headings.js';

/** Headings are rendered to plain text up to this length, and so many of them; beyond that they are kept as written. */
const LONGEST_RENDERED = 500;
const MOST_RENDERED = 1000;

/** So many sections are chunks of their own; of a document with more, neighbours share chunks. */
export const MAX_SECTIONS = 5000;

/** A section: its heading and what stands below it, by offsets in UTF-16 units. */
interface Section {
  readonly start: number;
  readonly end: number;
  readonly headingPath: readonly string[];
}

/**
 * Markdown by its sections. Every `##` heading (ATX or setext, not in code, HTML, quotations or lists) begins a chunk,
 * and so does every `#` in a document that has a `##`; what stands before the first of them is a chunk; deeper headings
 * stay inside. Without a `##` the document is one chunk. Front matter that can be read is in no chunk. A section without text is dropped,
 * its heading lives on in the paths below it; a document of nothing but headings is one chunk. Of more than `MAX_SECTIONS`
 * neighbours share chunks of at most `CHUNK_TOKENS`.
 * The text of each chunk is an exact slice of the source that begins with its heading.
 */
export function chunkMarkdown(source: string): readonly ChunkDraft[] {
  const { bodyStart, problem } = readFrontMatter(source);
  const textStart = problem === null ? bodyStart : 0;
  const headings = findHeadings(source, bodyStart).filter(({ level }) => level <= 2);
  const splits = headings.some(({ level }) => level === 2) ? headings : [];
  const plain = headingRenderer(source);
  const sections: Section[] = [];
  const add = (start: number, bodyFrom: number, end: number, headingPath: readonly string[]): void => {
    if (source.slice(bodyFrom, end).trim() === '') return;
    sections.push({ start, end, headingPath });
  };
  add(textStart, textStart, splits[0]?.start ?? source.length, splits.length > 0 ? [] : titlePath(headings, plain));
  let top: readonly string[] = [];
  for (const [index, heading] of splits.entries()) {
    if (heading.level === 1) top = [plain(heading)];
    const path = heading.level === 1 ? top : [...top, plain(heading)];
    add(heading.start, heading.end, splits[index + 1]?.start ?? source.length, path);
  }
  const chunks = sections.length > MAX_SECTIONS ? shareChunks(source, sections) : sections;
  if (chunks.length === 0) return chunkWhole(source.slice(textStart));
  return chunks.map(({ start, end, headingPath }) => draft(trimBlankLines(source.slice(start, end)), { headingPath }));
}

/** Neighbours in one, as many as fit, under the headings that they have in common. */
function shareChunks(source: string, sections: readonly Section[]): readonly Section[] {
  const shared: Section[] = [];
  let size = Infinity;
  for (const section of sections) {
    const tokens = estimateTokens(source.slice(section.start, section.end));
    const last = size + tokens <= CHUNK_TOKENS ? shared.pop() : undefined;
    size = last === undefined ? tokens : size + tokens;
    const headingPath = last === undefined ? section.headingPath : commonStart(last.headingPath, section.headingPath);
    shared.push({ start: last?.start ?? section.start, end: section.end, headingPath });
  }
  return shared;
}

function commonStart(one: readonly string[], other: readonly string[]): readonly string[] {
  const parted = one.findIndex((heading, index) => heading !== other[index]);
  return parted < 0 ? one : one.slice(0, parted);
}

/** Plain text of the first level-1 heading; null where there is none. */
export function markdownTitle(source: string): string | null {
  const heading = findHeadings(source, readFrontMatter(source).bodyStart).find(({ level }) => level === 1);
  const title = heading ? headingRenderer(source)(heading) : '';
  return title === '' ? null : title;
}

/** The path of an undivided document: its title, where it has exactly one. */
function titlePath(headings: readonly Heading[], plain: (heading: Heading) => string): readonly string[] {
  const [only, ...others] = headings;
  return only && others.length === 0 ? [plain(only)] : [];
}

/** A function from heading to plain text, without marks, links and escapes. */
function headingRenderer(source: string): (heading: Heading) => string {
  let rendered = 0;
  return ({ start, end }) => {
    const written = source.slice(start, Math.min(end, start + LONGEST_RENDERED));
    const bare = written.replace(/^[ \t]*#+/, '').trim();
    if (/^[\p{L}\p{N}\s,;()'"]*$/u.test(bare) || (rendered += 1) > MOST_RENDERED) return bare;
    const tree = fromMarkdown(written, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    return toString(tree).replace(/\s+/g, ' ').trim();
  };
}
