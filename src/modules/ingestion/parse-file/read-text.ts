import { markdownTitle } from '../chunkers/chunk-markdown.js';
import { readFrontMatter, unreadable } from '../chunkers/front-matter.js';
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

function readMarkdown(text: string): Pick<ParsedFile, 'title' | 'warnings'> {
  const { data, problem } = readFrontMatter(text);
  const title = typeof data['title'] === 'string' ? data['title'] : markdownTitle(text);
  return { title, warnings: problem === null ? [] : [unreadable(problem)] };
}
