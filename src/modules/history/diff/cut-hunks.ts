import type { StructuredPatchHunk } from 'diff';
import { maxCharacters, maxLineCharacters, maxLines } from './text-diff.js';

/**
 * As many hunks as a diff may show: lines that are too long are shortened, and what is beyond the most lines or characters
 * is left out.
 * @returns the hunks, with the counts of what they show, and a note for each kind of cut
 */
export function cutHunks(hunks: readonly StructuredPatchHunk[]): {
  readonly hunks: StructuredPatchHunk[];
  readonly notes: readonly string[];
} {
  const room = { lines: maxLines, characters: maxCharacters };
  const notes = new Set<string>();
  const shown: StructuredPatchHunk[] = [];
  for (const hunk of hunks) {
    const lines = hunk.lines.map((line) => shortened(line, notes));
    const fit = fitting(lines, room);
    if (fit > 0) shown.push(fit === lines.length ? { ...hunk, lines } : counted(hunk, lines.slice(0, fit)));
    if (fit === lines.length) continue;
    notes.add(`More than ${maxLines} lines or ${maxCharacters} characters differ: the rest is left out.`);
    break;
  }
  return { hunks: shown, notes: [...notes] };
}

function shortened(line: string, notes: Set<string>): string {
  if (line.length <= maxLineCharacters) return line;
  notes.add(`Lines of more than ${maxLineCharacters} characters are shortened.`);
  return `${line.slice(0, maxLineCharacters).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** How many of the lines there is room for, which is taken. */
function fitting(lines: readonly string[], room: { lines: number; characters: number }): number {
  for (const [i, line] of lines.entries()) {
    if (room.lines < 1 || room.characters < line.length) return i;
    room.lines -= 1;
    room.characters -= line.length;
  }
  return lines.length;
}

function counted(hunk: StructuredPatchHunk, lines: string[]): StructuredPatchHunk {
  const count = (signs: string): number => lines.filter((line) => signs.includes(line.slice(0, 1))).length;
  return { ...hunk, lines, oldLines: count(' -'), newLines: count(' +') };
}
