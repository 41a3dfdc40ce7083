import { paint, terminalWidth } from './output.js';
import { safeLine } from './safe-text.js';

/** A column of a table; the one that gives way is cut to what the terminal leaves. */
export interface Column {
  readonly title: string;
  readonly givesWay?: boolean;
}

const gap = 2;
const leastWidth = 16;

/** Rows of text under their titles, no wider than the terminal where one column gives way. Cells are made harmless. */
export async function table(columns: readonly Column[], rows: readonly (readonly string[])[]): Promise<string> {
  const [{ default: Table }, { default: widthOf }, { fit }] = await Promise.all([
    import('cli-table3'),
    import('string-width'),
    import('./fit.js'),
  ]);
  const cells = rows.map((row) => row.map(safeLine));
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[at] ?? ''))),
  );
  const others = columns.reduce((sum, { givesWay }, at) => sum + gap + (givesWay === true ? 0 : (widths[at] ?? 0)), 0);
  const room = Math.max(leastWidth, terminalWidth() - others + gap);
  const shown = cells.map((row) => row.map((cell, at) => (columns[at]?.givesWay === true ? fit(cell, room) : cell)));
  const lines = new Table({
    head: columns.map(({ title }) => paint('dim', title)),
    chars: bare,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap },
  });
  lines.push(...shown.map((row) => [...row]));
  return lines
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** A table without lines between its cells. */
const bare = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
  ].map((name) => [name, '']),
);
