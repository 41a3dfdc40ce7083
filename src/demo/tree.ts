import { styleText } from 'node:util';

/** A line of a tree, with a word on its state and what hangs on it. */
export interface Branch {
  readonly text: string;
  /** Shown at the end of the line, or nothing. */
  readonly state?: string;
  readonly branches: readonly Branch[];
}

type Colour = Parameters<typeof styleText>[0];

/** Colours of states, in a terminal alone. */
const colours: Readonly<Record<string, Colour>> = {
  DONE: 'green',
  COMPLETED: 'green',
  FAILED: 'red',
  stale: 'yellow',
  'DONE, stale': 'yellow',
};

/** Width in characters where the output is no terminal. */
const plainWidth = 140;

/** Draws a tree; the states stand in one column. */
export function drawTree(root: Branch): string {
  const lines = linesOf(root, '  ', '  ');
  const room = (process.stdout.columns || plainWidth) - 14;
  const widest = Math.min(room, Math.max(...lines.map(({ text }) => text.length)));
  return lines
    .map(({ text, state }) => {
      const line = text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
      if (state === undefined) return line;
      return `${line.padEnd(widest + 2)}${styleText(colours[state] ?? 'dim', state)}`;
    })
    .join('\n');
}

function linesOf({ text, state, branches }: Branch, head: string, indent: string): { text: string; state?: string }[] {
  const own = { text: `${head}${text}`, ...(state === undefined ? {} : { state }) };
  const below = branches.flatMap((branch, i) => {
    const isLast = i === branches.length - 1;
    return linesOf(branch, `${indent}${isLast ? '└─ ' : '├─ '}`, `${indent}${isLast ? '   ' : '│  '}`);
  });
  return [own, ...below];
}
