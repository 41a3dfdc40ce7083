import { parseMarkup, textOf, walkMarkup } from './parse-markup.js';

/** Elements of a drawing that hold words for people. */
const WORDS = new Set(['title', 'desc', 'text']);

/**
 * The words of an SVG drawing: its titles, descriptions and labels, one a line. Nothing in it runs or is fetched.
 * @throws {AppError} UNREADABLE_FILE when it is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function drawingText(source: string): string {
  return words(source)
    .map(({ text }) => text)
    .join('\n');
}

/** The title of an SVG drawing; null where it has none. */
export function drawingTitle(source: string): string | null {
  return words(source).find(({ name }) => name === 'title')?.text ?? null;
}

function words(source: string): readonly { readonly name: string; readonly text: string }[] {
  const nodes = walkMarkup(parseMarkup(source), (node) => !('tagName' in node && WORDS.has(node.tagName)));
  return [...nodes].flatMap((node) => {
    if (node.type !== 'element' || !WORDS.has(node.tagName)) return [];
    const text = textOf(node);
    return text === '' ? [] : [{ name: node.tagName, text }];
  });
}
