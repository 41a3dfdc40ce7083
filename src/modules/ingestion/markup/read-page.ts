import type { Root } from 'hast';
import { pageContent } from './page-content.js';
import { parseMarkup, textOf, walkMarkup } from './parse-markup.js';
import { pageToMarkdown } from './to-markdown.js';

/** What a page of HTML says, and what it says about itself. */
export interface Page {
  /** Its `title`, else its first `h1`; null where it has neither. */
  readonly title: string | null;
  /** `author`, `description`, `keywords`, `created`, `language`, `url`, where it states them. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** Names under which pages state what is kept of them; the first that is there counts. */
const STATED: readonly (readonly [string, readonly string[]])[] = [
  ['author', ['author', 'article:author', 'dc.creator']],
  ['description', ['description', 'og:description']],
  ['keywords', ['keywords']],
  ['created', ['article:published_time', 'date', 'dc.date']],
];

/**
 * Title and metadata of a page of HTML.
 * @throws {AppError} UNREADABLE_FILE when it is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function describePage(source: string): Page {
  const tree = parseMarkup(source);
  return { title: titleOf(tree), metadata: metadataOf(tree) };
}

/**
 * The content of a page of HTML as Markdown, without scripts and page furniture.
 * @throws {AppError} UNREADABLE_FILE when it is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function pageText(source: string): string {
  return pageToMarkdown(pageContent(parseMarkup(source)));
}

function titleOf(tree: Root): string | null {
  const texts = (name: string): string[] => elements(tree, name).map((node) => textOf(node));
  return [...texts('title'), ...texts('h1')].find((text) => text !== '') ?? null;
}

function metadataOf(tree: Root): Record<string, string> {
  const stated = new Map<string, string>();
  for (const { properties } of elements(tree, 'meta')) {
    const name = text(properties['name'] ?? properties['property']).toLowerCase();
    if (!stated.has(name)) stated.set(name, text(properties['content']));
  }
  const canonical = elements(tree, 'link').find(({ properties }) => text(properties['rel']) === 'canonical');
  const entries = [
    ...STATED.map(([key, names]) => [key, names.map((name) => stated.get(name)).find(Boolean) ?? '']),
    ['language', text(elements(tree, 'html')[0]?.properties['lang'])],
    ['url', text(canonical?.properties['href'])],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Record<string, string>;
}

function elements(tree: Root, name: string) {
  return [...walkMarkup(tree)].filter((node) => node.type === 'element').filter(({ tagName }) => tagName === name);
}

/** A property as text; lists are parted by spaces. */
function text(value: unknown): string {
  return (Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '').trim();
}
