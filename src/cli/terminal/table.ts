import { paint, terminalWidth } from './output.js';
import { safeLine } from './safe-text.js';

/** A column of a table; those that give way share what the others leave of the terminal. */
export interface Column {
  readonly title: string;
  readonly givesWay?: boolean;
}

const gap = 2;
const leastWidth = 10;

/** Rows of text under their titles, no wider than the terminal where columns give way. Cells are made harmless. */
export async function table(columns: readonly Column[], rows: readonly (readonly string[])[]): Promise<string> {
  const [{ default: Table }, { default: widthOf }, { fit }] = await Promise.all([
    import('cli-table3'),
    import('string-width'),
    import('./fit.js'),
  ]);
  const cells = rows.map((row) => row.map(safeLine));
  const natural = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[at] ?? ''))),
  );
  const widths = shareOut(columns, natural, terminalWidth());
  const lines = new Table({
    head: columns.map(({ title }) => paint('dim', title)),
    chars: bare,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap },
  });
  lines.push(...cells.map((row) => row.map((cell, at) => fit(cell, widths[at] ?? 0))));
  return lines
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Widths of columns: as they are, but for those that give way, which share what is left. The narrow ones among them keep
 * their own, so that the wide ones get more.
 */
export function shareOut(columns: readonly Column[], natural: readonly number[], whole: number): readonly number[] {
  const widths = [...natural];
  const giving = columns
    .map(({ givesWay }, at) => ({ at, givesWay, width: natural[at] ?? 0 }))
    .filter(({ givesWay }) => givesWay === true)
    .sort((a, b) => a.width - b.width);
  const fixed = natural.reduce((sum, width, at) => sum + (columns[at]?.givesWay === true ? 0 : width), 0);
  let left = whole - fixed - gap * (columns.length - 1);
  for (const [place, { at, width }] of giving.entries()) {
    const share = Math.max(leastWidth, Math.floor(left / (giving.length - place)));
    widths[at] = Math.min(width, share);
    left -= widths[at];
  }
  return widths;
}

/** A table without lines between its cells. */
const bare = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
  ].map((name) => [name, '']),
);
