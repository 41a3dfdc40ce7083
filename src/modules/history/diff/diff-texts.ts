import { formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import { cutHunks } from './cut-hunks.js';
import { compareWords, wholly } from './line-parts.js';
import {
  contextLines,
  type DiffHunk,
  type DiffLine,
  maxEdits,
  maxMs,
  maxWordCharacters,
  maxWordCharactersInAll,
  type TextDiff,
} from './text-diff.js';

/**
 * Compares two texts by lines, and changed lines by words. Bounded in time and size, whatever the texts are; what that
 * leaves out is noted.
 * @param names of the older and the newer text, for the heads of the unified form
 */
export function diffTexts(older: string, newer: string, names: readonly [string, string]): TextDiff {
  const deadline = Date.now() + maxMs;
  const limits = { context: contextLines, timeout: maxMs, maxEditLength: maxEdits };
  const patch = structuredPatch(...names, older, newer, undefined, undefined, limits);
  if (patch === undefined) return { hunks: [], unified: '', notes: [tooDifferent] };
  if (patch.hunks.length === 0) return { hunks: [], unified: '', notes: [] };
  const { hunks: cut, notes } = cutHunks(patch.hunks);
  const words = { deadline, room: maxWordCharactersInAll, skipped: false };
  const hunks = cut.map((hunk) => readHunk(hunk, words));
  return {
    hunks,
    unified: formatPatch(
      { ...patch, hunks: cut },
      { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    ),
    notes: words.skipped ? [...notes, noWords] : notes,
  };
}

const tooDifferent = `The texts differ in more than ${maxEdits} lines, or take too long to compare: compare them yourself.`;
const noWords = 'Some changed lines are too long to be compared by words: they are shown as changed as a whole.';

/** What is left for comparing words. */
interface WordRoom {
  readonly deadline: number;
  room: number;
  skipped: boolean;
}

function readHunk(hunk: StructuredPatchHunk, words: WordRoom): DiffHunk {
  let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
  const lines: DiffLine[] = [];
  for (const line of hunk.lines) {
    const [sign, text] = [line.slice(0, 1), line.slice(1)];
    if (sign === '\\') {
      const last = lines.pop();
      if (last !== undefined) lines.push({ ...last, ended: false });
      continue;
    }
    const kind = sign === '-' ? 'REMOVED' : sign === '+' ? 'ADDED' : 'CONTEXT';
    lines.push({
      ...{ kind, text, ended: true, parts: [] },
      oldLine: kind === 'ADDED' ? null : oldLine++,
      newLine: kind === 'REMOVED' ? null : newLine++,
    });
  }
  const { oldStart, oldLines, newStart, newLines } = hunk;
  return { oldStart, oldLines, newStart, newLines, lines: withParts(lines, words) };
}

/** Gives changed lines their parts: runs of removed lines are compared with the added ones behind them. */
function withParts(lines: readonly DiffLine[], words: WordRoom): readonly DiffLine[] {
  const done: DiffLine[] = [];
  for (let from = 0; from < lines.length;) {
    const removed = run(lines, from, 'REMOVED');
    const added = run(lines, from + removed.length, 'ADDED');
    const line = lines[from];
    if (removed.length + added.length > 0) done.push(...compared(removed, added, words));
    else if (line !== undefined) done.push(line);
    from += Math.max(1, removed.length + added.length);
  }
  return done;
}

function run(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): readonly DiffLine[] {
  const end = lines.findIndex((line, i) => i >= from && line.kind !== kind);
  return lines.slice(from, end === -1 ? lines.length : end);
}

function compared(removed: readonly DiffLine[], added: readonly DiffLine[], words: WordRoom): readonly DiffLine[] {
  const [old, fresh] = [removed.map(({ text }) => text), added.map(({ text }) => text)];
  const parts = (removed.length > 0 && added.length > 0 && wordsOf(old, fresh, words)) || {
    removed: wholly(old),
    added: wholly(fresh),
  };
  return [
    ...removed.map((line, i) => ({ ...line, parts: parts.removed[i] ?? [] })),
    ...added.map((line, i) => ({ ...line, parts: parts.added[i] ?? [] })),
  ];
}

function wordsOf(old: readonly string[], fresh: readonly string[], words: WordRoom): ReturnType<typeof compareWords> {
  const size = [...old, ...fresh].reduce((sum, { length }) => sum + length, 0);
  const left = words.deadline - Date.now();
  const parts =
    size > Math.min(maxWordCharacters, words.room) || left <= 0 ? undefined : compareWords(old, fresh, left);
  words.room -= parts === undefined ? 0 : size;
  words.skipped ||= parts === undefined;
  return parts;
}
