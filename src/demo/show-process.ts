import type { LineageQuery, TaskTreeQuery } from '../client/generated/operations.js';
import type { DoneTask } from './run-process.js';
import { type Branch, drawTree } from './tree.js';

type Task = TaskTreeQuery['taskTree']['tasks'][number];
type Lineage = LineageQuery['lineage'];

/** Most characters of a line of a quotation, and most quotations that are shown. */
const quoteWidth = 116;
const shownQuotes = 4;

/** A process with its tasks as a tree, each with its state. */
export function showTasks({ process, tasks }: TaskTreeQuery['taskTree']): string {
  const branchesOf = (parentId: string | null): readonly Branch[] =>
    tasks
      .filter((task) => task.parentId === parentId)
      .map((task) => ({ text: describe(task), state: stateOf(task), branches: branchesOf(task.id) }));
  return drawTree({ text: process.title, state: process.status, branches: branchesOf(null) });
}

const describe = ({ id, type, resultId }: Task): string =>
  `${id} (${type})${resultId === null ? '' : ` → ${resultId}`}`;

const stateOf = ({ status, resultStale }: Task): string => (resultStale ? `${status}, stale` : status);

/**
 * A lineage as a tree, each document once, by the shortest way; with `stale` at those that are, and a word at those that were
 * made from documents which stand elsewhere in it.
 */
export function showLineage(title: string, { direction, entries }: Lineage, rootId: string): string {
  const branchesOf = (id: string): readonly Branch[] =>
    entries
      .filter(({ path }) => path.at(-2)?.id === id)
      .map((entry) => {
        const branches = branchesOf(entry.id);
        const hasMore = direction === 'UP' && branches.length === 0 && !entry.isEnd;
        const state = entry.stale ? 'stale' : hasMore ? 'made from some of these' : undefined;
        return { text: entry.title, branches, ...(state === undefined ? {} : { state }) };
      });
  return drawTree({ text: title, branches: branchesOf(rootId) });
}

/** A task that is done, in a line, with what it gave beside its result in further ones. */
export function showDone({ id, executor, result, notes }: DoneTask): string {
  const by = executor === 'recorded' ? 'recorded by an engine outside' : executor;
  return [`  ✓ ${id}: ${result.title} (${by})`, ...notes.map((note) => `      + note: ${note}`)].join('\n');
}

/** The beginning of a result: one quotation of each document first, then the next. */
export function showContent(content: string): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const sourceOf = (line: string): string =>
    line.endsWith(']') ? (line.slice(line.lastIndexOf('[') + 1, -1).split(',')[0] ?? '') : '';
  const bySource = [...Map.groupBy(lines, sourceOf).values()];
  const inTurn = bySource.flatMap((group) => group.slice(0, Math.max(1, Math.floor(shownQuotes / bySource.length))));
  const shown = inTurn.slice(0, shownQuotes);
  const rest = lines.length - shown.length;
  return [...shown.map(wrap), ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n');
}

/** A line broken at spaces, the following ones set in. */
function wrap(line: string): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > quoteWidth) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((each, i) => `  ${i === 0 ? '' : '  '}${each}`).join('\n');
}
