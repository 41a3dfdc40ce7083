/** Lines around a change that are shown with it. */
export const contextLines = 3;

/** Most lines that may be added and removed, and longest time in ms; texts that differ more are not compared. */
export const maxEdits = 4_000;
export const maxMs = 2_000;

/** Most lines of a diff, most characters of them in all, and most characters of one. */
export const maxLines = 2_000;
export const maxCharacters = 200_000;
export const maxLineCharacters = 10_000;

/** Most characters of lines next to each other that are compared by words, and of all lines that are. */
export const maxWordCharacters = 20_000;
export const maxWordCharactersInAll = 200_000;

/** A piece of a changed line: whether it differs from the other text. */
export interface LinePart {
  readonly text: string;
  readonly changed: boolean;
}

/** A line of a diff, without its line feed. */
export interface DiffLine {
  readonly kind: 'CONTEXT' | 'REMOVED' | 'ADDED';
  readonly text: string;
  /** Its number in the older and in the newer text; null where it does not stand there. */
  readonly oldLine: number | null;
  readonly newLine: number | null;
  /** False for a last line without a line feed. */
  readonly ended: boolean;
  /** What of a changed line differs, in order; together they are its text. Empty for others. */
  readonly parts: readonly LinePart[];
}

/** A changed place with the lines around it. */
export interface DiffHunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly DiffLine[];
}

/** How two texts differ. */
export interface TextDiff {
  readonly hunks: readonly DiffHunk[];
  /** As `diff -u` shows it; empty where they are equal. */
  readonly unified: string;
  /** What is missing from it, and why; empty where it is whole. */
  readonly notes: readonly string[];
}
