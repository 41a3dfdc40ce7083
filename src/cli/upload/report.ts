import { clientErrors } from '../failure.js';
import type { Output } from '../terminal/output.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import type { SkippedFile } from './collect-files.js';

/** What became of one file. */
export interface FileResult {
  readonly file: string;
  readonly id: string | null;
  readonly outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED';
  readonly code: string | null;
  readonly message: string | null;
  readonly warnings: readonly string[];
}

/** What became of files, counted, and each of them. */
export interface Report {
  readonly scope: string;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly skipped: readonly SkippedFile[];
  readonly files: readonly FileResult[];
}

/** A report of what became of files. */
export function reportOf(scope: string, files: readonly FileResult[], skipped: readonly SkippedFile[]): Report {
  const count = (outcome: FileResult['outcome']): number => files.filter((file) => file.outcome === outcome).length;
  const [created, updated, unchanged] = [count('CREATED'), count('UPDATED'), count('UNCHANGED')];
  return { scope, created, updated, unchanged, failed: count('FAILED'), skipped, files };
}

/** Says a report; where some files failed, the process ends with that exit code. */
export async function sayReport(out: Output, report: Report): Promise<void> {
  await out.result(report, () => describe(report));
  if (report.failed > 0) process.exitCode = clientErrors.SOME_FAILED.exit;
}

/** One file in a line: what became of it and, where it failed, why. */
export function describeFile({ file, outcome, message, id }: FileResult): string {
  const colour = outcome === 'FAILED' ? 'red' : outcome === 'UNCHANGED' ? 'dim' : 'green';
  const why = message === null ? (id ?? '') : message;
  return `${paint(colour, outcome.toLowerCase().padEnd(9))} ${safeLine(file)}  ${safeLine(why)}`.trimEnd();
}

/** Files that are named one by one; beyond that they are only counted. */
const mostNamed = 20;

function describe({ scope, created, updated, unchanged, failed, skipped, files }: Report): string {
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped, ${failed} failed`;
  const told = files.filter(
    ({ outcome }) => outcome === 'FAILED' || (files.length <= mostNamed && outcome !== 'UNCHANGED'),
  );
  const passedOver = skipped
    .slice(0, mostNamed)
    .map(({ name, reason }) => `${paint('dim', 'skipped  ')} ${safeLine(`${name}: ${reason}`)}`);
  const warnings = files.flatMap(({ file, warnings: all }) =>
    all.map((warning) => `${paint('yellow', 'warning  ')} ${safeLine(`${file}: ${warning}`)}`),
  );
  const head = `${paint('bold', safeLine(scope))}: ${counts}`;
  return [...told.map(describeFile), ...passedOver, ...warnings, head].join('\n');
}
