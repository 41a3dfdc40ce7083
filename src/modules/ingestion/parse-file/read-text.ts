import { markdownTitle } from '../chunkers/chunk-markdown.js';
import { readFrontMatter } from '../chunkers/front-matter.js';
import { drawingTitle } from '../markup/drawing-text.js';
import { describePage } from '../markup/read-page.js';
import { familyOf, type MimeFamily } from '../mime-family.js';
import type { FileKind, ParsedFile } from './parsed-file.js';

const KINDS: Readonly<Partial<Record<MimeFamily, FileKind>>> = {
  markdown: 'markdown',
  html: 'html',
  json: 'structured',
  yaml: 'structured',
  csv: 'structured',
  code: 'code',
  svg: 'image',
};

/**
 * What a file of text says about itself; its text stays as written.
 * @throws {AppError} UNREADABLE_FILE for HTML and SVG that are nested too deep.
 */
export function readText(text: string, mimeType: string): ParsedFile {
  const family = familyOf(mimeType);
  const plain: ParsedFile = {
    ...{ kind: KINDS[family] ?? 'text', mimeType, title: null, text, pages: null, metadata: {}, warnings: [] },
  };
  if (family === 'markdown') return { ...plain, ...readMarkdown(text) };
  if (family === 'html') return { ...plain, ...describePage(text) };
  if (family !== 'svg') return plain;
  const warnings = ['Of a drawing only its title, descriptions and labels are searched.'];
  return { ...plain, title: drawingTitle(text), warnings };
}

function readMarkdown(text: string): Pick<ParsedFile, 'title' | 'metadata' | 'warnings'> {
  const { data, problem } = readFrontMatter(text);
  const title = typeof data['title'] === 'string' ? data['title'] : markdownTitle(text);
  const warnings = problem === null ? [] : [`The front matter cannot be read and is kept as text: ${problem}`];
  return { title, metadata: scalars(data), warnings };
}

/** Plain values of front matter; lists of plain values as one text, parted by commas. */
function scalars(data: Readonly<Record<string, unknown>>): ParsedFile['metadata'] {
  const plain = Object.entries(data).flatMap(([key, value]): [string, string | number | boolean][] => {
    if (Array.isArray(value) && value.every(isScalar)) return [[key, value.join(', ')]];
    return isScalar(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(plain);
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
