import { styleText } from 'node:util';

/** A column of a table. The last column is cut to the width of the terminal. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Width in characters where the output is no terminal, and the least that is left to the last column. */
const plainWidth = 140;
const leastText = 24;

/** Sets rows of text under their titles, as lines. Coloured in a terminal alone (never with NO_COLOR). */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 2);
  const room = Math.max(leastText, (process.stdout.columns || plainWidth) - before);
  const line = (cells: readonly string[]): string => {
    const shown = columns.map(({ align }, at) => {
      const cell = cells[at] ?? '';
      if (at === columns.length - 1) return cell.length > room ? `${cell.slice(0, room - 1).trimEnd()}…` : cell;
      return align === 'right' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
    });
    return `  ${shown.join('  ')}`.trimEnd();
  };
  const head = styleText('dim', line(columns.map(({ title }) => title)));
  return [head, ...rows.map(line)].join('\n');
}
