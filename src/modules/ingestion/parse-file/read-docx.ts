import mammoth from 'mammoth';
import { markdownTitle } from '../chunkers/chunk-markdown.js';
import { pageContent } from '../markup/page-content.js';
import { parseMarkup, walkMarkup } from '../markup/parse-markup.js';
import { pageToMarkdown } from '../markup/to-markdown.js';
import { checkArchive, damaged } from './check-archive.js';
import type { ParsedFile } from './parsed-file.js';

const CORE_PROPERTIES = 'docProps/core.xml';

/** Titles of a document and of its parts, one level down where the style "Title" is there for the whole. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[1, 2, 3, 4, 5].map((level) => `p[style-name='heading ${level}'] => h${level + 1}:fresh`),
];

/** Properties that are kept, by their names in the file. */
const PROPERTIES: Readonly<Record<string, string>> = {
  'dc:creator': 'author',
  'dc:subject': 'subject',
  'dc:description': 'description',
  'cp:keywords': 'keywords',
  'cp:category': 'category',
  'dc:language': 'language',
  'dcterms:created': 'created',
  'dcterms:modified': 'modified',
};

/**
 * Reads the text of a DOCX as Markdown with its headings, lists and tables, its title and its core properties. Pictures
 * and what lies outside the file are never read; macros are not run.
 * @throws {AppError} FILE_TOO_LARGE for what unpacks to too much, UNREADABLE_FILE for damaged files.
 */
export async function readDocx(bytes: Uint8Array, mimeType: string, filename: string): Promise<ParsedFile> {
  const { title, metadata } = readProperties((await checkArchive(bytes, filename, CORE_PROPERTIES)) ?? '');
  try {
    const { html, pictures } = await toHtml(bytes);
    const text = pageToMarkdown(pageContent(parseMarkup(html)));
    const unread = pictures === 0 ? [] : [`Its pictures (${pictures}) are kept in the file but not searched.`];
    const blank = text === '' ? ['The document holds no text: it is found by its title, tags and metadata.'] : [];
    const warnings = [...unread, ...blank];
    return { kind: 'docx', mimeType, title: title ?? markdownTitle(text), text, pages: null, metadata, warnings };
  } catch (error) {
    throw damaged(filename, error);
  }
}

async function toHtml(bytes: Uint8Array): Promise<{ html: string; pictures: number }> {
  let pictures = 0;
  const convertImage = mammoth.images.imgElement(() => {
    pictures += 1;
    return Promise.resolve({ src: '' });
  });
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const options = { convertImage, styleMap: STYLES, includeEmbeddedStyleMap: false, externalFileAccess: false };
  const { value: html } = await mammoth.convertToHtml({ buffer }, options);
  return { html, pictures };
}

/** The properties stand one below the other; a tag that is closed in itself takes the next ones in, which changes nothing. */
function readProperties(xml: string): Pick<ParsedFile, 'title' | 'metadata'> {
  const stated = new Map<string, string>();
  for (const node of walkMarkup(parseMarkup(xml))) {
    if (node.type !== 'element') continue;
    const text = node.children.map((inner) => (inner.type === 'text' ? inner.value : '')).join('');
    if (text.trim() !== '') stated.set(node.tagName, text.trim());
  }
  const entries = Object.entries(PROPERTIES).flatMap(([name, key]) => {
    const value = stated.get(name);
    return value === undefined ? [] : [[key, /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value] as const];
  });
  return { title: stated.get('dc:title') ?? null, metadata: Object.fromEntries(entries) };
}
