import type { Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parse } from 'parse5';
import { AppError } from '../../../shared/errors.js';

/** Elements within each other that are read; browsers stop at about as many. */
export const maxMarkupDepth = 500;

/** Elements of one text that are read: more than any page for people has. */
export const maxMarkupElements = 200_000;

/**
 * The tree of an HTML or SVG text, read as a browser reads it. Nothing is fetched, no script runs, no entity but those of
 * HTML is known. Linear in the length, because no more than `maxMarkupDepth` elements are ever open at once.
 * @throws {AppError} UNREADABLE_FILE when its elements are nested deeper than that, FILE_TOO_LARGE when they are too many.
 */
export function parseMarkup(source: string): Root {
  let depth = 0;
  let elements = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...element: Parameters<typeof defaultTreeAdapter.createElement>) => {
      elements += 1;
      if (elements > maxMarkupElements) throw tooMany();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush: (): void => {
      depth += 1;
      if (depth > maxMarkupDepth) throw tooDeep();
    },
    onItemPop: (): void => void (depth -= 1),
  };
  try {
    const tree = fromParse5(parse(source, { treeAdapter, scriptingEnabled: false }));
    return tree.type === 'root' ? tree : { type: 'root', children: [] };
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

function tooDeep(): AppError {
  return new AppError('UNREADABLE_FILE', `Elements are nested more than ${maxMarkupDepth} deep.`, {
    hint: 'Save the page anew with another program, or send its text as Markdown.',
  });
}

function tooMany(): AppError {
  return new AppError('FILE_TOO_LARGE', `More than ${maxMarkupElements} elements.`, {
    hint: 'Split the page, or send its text as Markdown.',
    details: { limit: 'elements', maximum: maxMarkupElements },
  });
}

/** Every node of a tree in order, the root's children first; `within` says whether to go on below one. */
export function* walkMarkup(
  { children }: { readonly children: readonly RootContent[] },
  within: (node: RootContent) => boolean = () => true,
): Generator<RootContent> {
  const stack = children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    if ('children' in node && within(node)) for (const inner of node.children.toReversed()) stack.push(inner);
  }
}

/** Text below a node with white space made single, without what scripts and styles hold. */
export function textOf(node: { readonly children: readonly RootContent[] }): string {
  const parts: string[] = [];
  const within = (inner: RootContent): boolean => !('tagName' in inner && SILENT.has(inner.tagName));
  for (const inner of walkMarkup(node, within)) if (inner.type === 'text') parts.push(inner.value);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);
