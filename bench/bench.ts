import type { Stage } from './stage.ts';

/** What the command line says of a run. */
export interface BenchOptions {
  /** File of data that a bench needs; undefined where it makes its own. */
  readonly data: string | undefined;
  /** Items that are stored; undefined for the bench's own default. */
  readonly size: number | undefined;
  /** Measured rounds; undefined for the bench's own default. */
  readonly rounds: number | undefined;
  readonly seed: number;
}

/** What a run has measured. */
export interface BenchResult {
  /** For people: lines of a table with what they need to know to read it. */
  readonly report: string;
  /** For programs: one object of figures. */
  readonly figures: Readonly<Record<string, unknown>>;
}

/** One bench of the list. */
export interface Bench {
  readonly name: string;
  /** What it measures, in a line. */
  readonly about: string;
  run(stage: Stage, options: BenchOptions): Promise<BenchResult>;
}

/** Lines of a table: titles and rows, numbers to the right. */
export function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [titles, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)));
  const widths = titles.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return cells.map((row) => `  ${line(row).trimEnd()}`).join('\n');
}
