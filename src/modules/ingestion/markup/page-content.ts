import type { Element, ElementContent, Root, RootContent } from 'hast';
import { textOf, walkMarkup } from './parse-markup.js';

/** What a page is worked with, not read: scripts, controls, and what is shown by other programs. */
const MACHINERY = new Set(
  'script style noscript template iframe object embed svg canvas audio video map button select input textarea dialog'.split(
    ' ',
  ),
);
/** What surrounds the content of a page. */
const FURNITURE = new Set(['nav', 'aside', 'footer', 'header', 'menu']);
const FURNITURE_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary', 'menu', 'menubar']);

/**
 * What a page says, without scripts, controls and furniture: its `main` element, else its only `article`, else its body
 * without navigation, asides, header (unless that holds the first heading) and footer.
 */
export function pageContent(tree: Root): Root {
  const elements = [...walkMarkup(tree)].filter((node) => node.type === 'element');
  const articles = elements.filter(({ tagName }) => tagName === 'article');
  const main = elements.find((node) => node.tagName === 'main' || node.properties['role'] === 'main');
  const chosen = main ?? (articles.length === 1 ? articles[0] : undefined);
  const content = chosen !== undefined && textOf(chosen) !== '' ? chosen : undefined;
  const root = content ?? elements.find(({ tagName }) => tagName === 'body') ?? tree;
  return { type: 'root', children: keep(root.children, content !== undefined) };
}

/** `inside`: within the content proper, where a header belongs to what it stands above. */
function keep(children: readonly RootContent[], inside: boolean): ElementContent[] {
  return children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isDropped(node, inside)) return [];
    const within = inside || node.tagName === 'article';
    return [{ ...node, children: keep(node.children, within) }];
  });
}

function isDropped(node: Element, inside: boolean): boolean {
  const { tagName, properties } = node;
  if (MACHINERY.has(tagName) || properties['hidden'] === true || tagName === 'nav') return true;
  const role = properties['role'];
  if (typeof role === 'string' && FURNITURE_ROLES.has(role)) return true;
  if (inside || !FURNITURE.has(tagName)) return false;
  return tagName !== 'header' || ![...walkMarkup(node)].some((inner) => 'tagName' in inner && inner.tagName === 'h1');
}
