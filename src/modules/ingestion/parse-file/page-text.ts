import { joinLines } from './join-lines.js';
import type { PageLine } from './page-lines.js';

/** Distance of two baselines, as a part of the page's usual one, from which a new paragraph begins. */
const PARAGRAPH_GAP = 1.3;
/** Lines that begin within so many points of each other are of one column. */
const COLUMN_STEP = 24;
/** Font sizes that are told apart. */
const SIZES = 1000;
const USUAL_LEADING = 1.2;
const BULLET = /^(?:[•‣▪◦·–—*-]|\d{1,3}[.)]|[a-z]\))\s/;
const SENTENCE_END = /[.!?:…][)"'”’»]?$/;

/** What is usual on the page. */
interface Shape {
  readonly leading: number;
  readonly edges: ReadonlyMap<number, number>;
}

/** How a line stands to the one before it. */
type Join = 'same paragraph' | 'new line' | 'new paragraph';

/**
 * Rebuilds the running text of a page from its lines: lines joined to paragraphs, words parted at
 * line ends put together, a blank line between paragraphs, a line each for list items and table rows, a tab between
 * cells. Order is that of the PDF, which in files made by word processors and browsers is reading order, columns included.
 * @param hyphenated Words that the document writes with a hyphen (`hyphenatedWords`).
 */
export function pageText(lines: readonly PageLine[], hyphenated: ReadonlySet<string>): string {
  const shape: Shape = { leading: usualLeading(lines), edges: rightEdges(lines) };
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const join = before ? joinOf(before, line, shape) : 'new line';
    if (!before) text = line.text;
    else if (join === 'same paragraph') text = joinLines(text, line.text, hyphenated);
    else text += (join === 'new line' ? '\n' : '\n\n') + line.text;
  }
  return text;
}

function joinOf(before: PageLine, line: PageLine, shape: Shape): Join {
  const size = Math.max(before.size, line.size);
  const down = before.y - line.y;
  const rows = before.text.includes('\t') && line.text.includes('\t');
  if (rows && down > 0 && down < size * 4) return 'new line';
  if (Math.abs(before.size - line.size) > size * 0.12) return 'new paragraph';
  if (down <= 0) return continues(before.text, line.text) ? 'same paragraph' : 'new paragraph';
  if (down > shape.leading * size * PARAGRAPH_GAP) return 'new paragraph';
  if (before.text.includes('\t') || line.text.includes('\t') || BULLET.test(line.text)) return 'new line';
  if (endsEarly(before, line, shape)) return 'new line';
  const indented = line.left > before.left + size * 0.8 && line.left < before.left + size * 4;
  return indented && SENTENCE_END.test(before.text) ? 'new paragraph' : 'same paragraph';
}

/** True where the first word of the line would have fitted on the one before: the writer broke the line. */
function endsEarly(before: PageLine, line: PageLine, { edges }: Shape): boolean {
  const firstWord = line.text.split(' ', 1)[0] ?? '';
  const wordWidth = ((firstWord.length + 1) / line.text.length) * (line.right - line.left);
  const column = columnOf(before);
  const edge = Math.max(...[column - SIZES, column, column + SIZES].map((near) => edges.get(near) ?? 0));
  return before.right + wordWidth + before.size < edge;
}

/** How far lines reach to the right, by column and font size. */
function rightEdges(lines: readonly PageLine[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  for (const line of lines) edges.set(columnOf(line), Math.max(line.right, edges.get(columnOf(line)) ?? 0));
  return edges;
}

/** A number for the lines of one column and font size. */
function columnOf({ left, size }: PageLine): number {
  return Math.floor(left / COLUMN_STEP) * SIZES + Math.min(Math.round(size), SIZES - 1);
}

/** At the head of a column: goes the sentence on from the foot of the one before? */
function continues(before: string, line: string): boolean {
  return !SENTENCE_END.test(before) && /^[\p{Ll}\p{N}(]/u.test(line);
}

/** The median distance of baselines in font sizes. */
function usualLeading(lines: readonly PageLine[]): number {
  const steps = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    if (!before || Math.abs(before.size - line.size) > 0.1) return [];
    const step = (before.y - line.y) / line.size;
    return step > 0.8 && step < 2.5 ? [step] : [];
  });
  steps.sort((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)] ?? USUAL_LEADING;
}

/** Words that are written with a hyphen inside a line, in lower case. */
export function hyphenatedWords(lines: readonly PageLine[]): ReadonlySet<string> {
  const words = lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
  return new Set(words.flatMap((word) => neighbours(word.split('-'))));
}

/** Each part with the one behind it: `well-to-do` is `well-to` and `to-do`. */
function neighbours(parts: readonly string[]): readonly string[] {
  return parts.slice(1).map((part, index) => `${parts[index] ?? ''}-${part}`);
}
