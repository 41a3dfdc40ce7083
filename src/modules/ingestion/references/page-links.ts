import { pageContent } from '../markup/page-content.js';
import { parseMarkup, walkMarkup } from '../markup/parse-markup.js';
import type { PlacedReference } from './found-reference.js';
import { placedLink } from './markdown-links.js';

/** Links of an HTML page, but for those of its menus, headers and footers. They stand before what its text says. */
export function findPageLinks(source: string): readonly PlacedReference[] {
  const elements = [...walkMarkup(pageContent(parseMarkup(source)))].filter((node) => node.type === 'element');
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap(({ properties }) => {
      const { href } = properties;
      return typeof href === 'string' ? placedLink(0, '', href.trim()) : [];
    });
}
