import { closesFence, type Fence, openedFence } from '../chunkers/markdown-blocks.js';
import { readFrontMatter } from '../chunkers/front-matter.js';
import type { PlacedReference } from './found-reference.js';
import { placedAddress } from './web-links.js';

/** `[[folder/Title#heading|words]]`, also as an embedded one with `!` before it. */
const WIKI_LINK = /\[\[([^[\]|#\n]*)(#[^[\]|\n]*)?(\|[^[\]\n]*)?\]\]/g;
/** What `[words](target "title")` begins with. */
const LINK = /\[([^[\]\n]*)\]\(/g;
/** `[words](<target>)`. */
const ANGLE_LINK = /\[([^[\]\n]*)\]\(<([^<>\n]*)>/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Longest words and names that are kept, in characters. */
const LONGEST = 300;

/** The text of a Markdown document with its code and front matter blanked out: what stands there links to nothing. */
export function withoutCode(source: string): string {
  const { bodyStart, problem } = readFrontMatter(source);
  let fence: Fence | null = null;
  const lines = source.slice(problem === null ? bodyStart : 0).split('\n');
  const kept = lines.map((line) => {
    const bare = line.replace(/^ {1,3}/, '');
    if (fence !== null) {
      if (closesFence(bare, fence)) fence = null;
      return '';
    }
    fence = openedFence(bare);
    return fence === null ? line.replace(/`[^`]*`/g, ' ') : '';
  });
  return kept.join('\n');
}

/** Wiki links, links and images of Markdown: to other documents and to addresses. What links within the document is left out. */
export function findMarkdownLinks(text: string): readonly PlacedReference[] {
  const wiki = [...text.matchAll(WIKI_LINK)].flatMap(({ index, 1: path = '', 2: heading, 3: words }) => {
    const wanted = lastPart(path);
    const shown = words?.slice(1).trim() || path.trim();
    return wanted === '' ? [] : [crossReference(index, shown, wanted, heading?.slice(1).trim() || null)];
  });
  const links = [...text.matchAll(LINK)].flatMap(({ 0: begun, index, 1: words = '' }) =>
    placedLink(index, words, targetAt(text, index + begun.length)),
  );
  const angled = [...text.matchAll(ANGLE_LINK)].flatMap(({ index, 1: words = '', 2: target = '' }) =>
    placedLink(index, words, target),
  );
  return [...wiki, ...links, ...angled];
}

/** The target that begins at an offset: up to white space or the parenthesis that closes it. Empty where there is none. */
function targetAt(text: string, from: number): string {
  let open = 0;
  for (let i = from; i < text.length; i += 1) {
    const mark = text.charAt(i);
    if ('[<>'.includes(mark)) return '';
    if (mark.trim() === '' || (mark === ')' && open === 0)) return text.slice(from, i);
    open += mark === '(' ? 1 : mark === ')' ? -1 : 0;
  }
  return '';
}

/** What a link at a place leads to: an address, or a file of ours by its path; none where it leads within the document. */
export function placedLink(at: number, words: string, target: string): readonly PlacedReference[] {
  if (/^https?:\/\//i.test(target)) return placedAddress(at, target, words.trim());
  if (target === '' || target.startsWith('#') || target.startsWith('//') || SCHEME.test(target)) return [];
  const [path = '', ...heading] = target.split('#');
  const wanted = lastPart(decoded(path.split('?')[0] ?? ''));
  if (wanted === '') return [];
  return [crossReference(at, words.trim() || wanted, wanted, decoded(heading.join('#')).trim() || null)];
}

function crossReference(at: number, text: string, wanted: string, locator: string | null): PlacedReference {
  const clipped = { text: text.slice(0, LONGEST), wanted: wanted.slice(0, LONGEST) };
  return {
    at,
    reference: {
      ...{ kind: 'cross_reference', ...clipped, url: null, note: null },
      locator: locator?.slice(0, LONGEST) ?? null,
    },
  };
}

/** What a path ends with: the folders before it say where it lies, not what it is. */
function lastPart(path: string): string {
  return path.trim().split('/').at(-1)?.trim() ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that is none of an escape
  }
}
