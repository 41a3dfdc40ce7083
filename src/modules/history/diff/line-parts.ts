import { diffArrays } from 'diff';
import { type LinePart, maxEdits } from './text-diff.js';

/** Words, spaces, signs and line ends of any language; a character is never cut. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The parts of the removed and of the added lines of one place. */
export interface ChangedParts {
  readonly removed: readonly (readonly LinePart[])[];
  readonly added: readonly (readonly LinePart[])[];
}

/**
 * Compares lines that were removed with those that stand in their place, word by word.
 * @param removed without their line feeds, as `added`
 * @param timeout longest time in ms
 * @returns undefined where that takes longer
 */
export function compareWords(
  removed: readonly string[],
  added: readonly string[],
  timeout: number,
): ChangedParts | undefined {
  const limits = { timeout, maxEditLength: maxEdits };
  const changes = diffArrays(tokens(removed), tokens(added), limits);
  if (changes === undefined) return undefined;
  const part = (side: 'added' | 'removed'): LinePart[] =>
    changes
      .filter((change) => change[side] || !(change.added || change.removed))
      .map((change) => ({ text: change.value.join(''), changed: change[side] }));
  return { removed: byLine(part('removed')), added: byLine(part('added')) };
}

/** Lines whose every part differs. */
export function wholly(lines: readonly string[]): readonly (readonly LinePart[])[] {
  return lines.map((text) => (text === '' ? [] : [{ text, changed: true }]));
}

function tokens(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => [
    ...(i === 0 ? [] : ['\n']),
    ...Array.from(words.segment(line), ({ segment }) => segment),
  ]);
}

/** Cuts parts at the line feeds, which belong to no line. */
function byLine(parts: readonly LinePart[]): readonly (readonly LinePart[])[] {
  const lines: LinePart[][] = [[]];
  for (const { text, changed } of parts) {
    for (const [i, piece] of text.split('\n').entries()) {
      if (i > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, changed });
    }
  }
  return lines;
}
