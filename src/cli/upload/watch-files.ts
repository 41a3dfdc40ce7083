import { basename, dirname, resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { CliFailure } from '../failure.js';
import type { Output } from '../terminal/output.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { type FoundFile, isHidden, nameOf } from './collect-files.js';
import { describeFile, type FileResult } from './report.js';

/** Time in ms in which changes are gathered, in which a file must stay as it is, and before a failed try is repeated. */
const gatherMs = 200;
const settledMs = 300;
const retryMs = 2_000;

/** Files of folders that change. */
export interface FileWatch {
  /** Brings what changes from now on, one change after another; ends with the process. */
  run(bring: (files: readonly FoundFile[], each: (result: FileResult) => void) => Promise<unknown>): Promise<never>;
}

/**
 * Begins to watch folders and files. What changes before `run` is kept for it. What is hidden is passed over. A file that is
 * removed stays in memory, and that is said.
 */
export async function watchFiles(paths: readonly string[], out: Output): Promise<FileWatch> {
  const { watch } = await import('chokidar');
  const roots = paths.map((path) => resolve(path));
  const changed = new Set<string>();
  let wake = (): void => undefined;
  const watcher = watch([...roots], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path) => !roots.includes(path) && isHidden(basename(path)),
    awaitWriteFinish: { stabilityThreshold: settledMs, pollInterval: 50 },
  });
  for (const event of ['add', 'change'] as const) {
    watcher.on(event, (path) => {
      changed.add(path);
      wake();
    });
  }
  watcher.on('unlink', (path) => {
    changed.delete(path);
    const value = { file: path, outcome: 'REMOVED', message: 'It stays in memory.' };
    out.line(value, () => `${paint('yellow', 'removed  ')} ${safeLine(path)}  It stays in memory.`);
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return {
    run: async (bring) => {
      for (;;) {
        if (changed.size === 0) await new Promise<void>((resolved) => (wake = resolved));
        await pause(gatherMs);
        const batch = [...changed];
        changed.clear();
        await tryToBring(batch, roots, out, bring).catch(async (error: unknown) => {
          if (!(error instanceof CliFailure)) throw error;
          out.warn(`${error.code}: ${error.message} It is tried again.`);
          for (const path of batch) changed.add(path);
          await pause(retryMs);
        });
      }
    },
  };
}

async function tryToBring(
  batch: readonly string[],
  roots: readonly string[],
  out: Output,
  bring: (files: readonly FoundFile[], each: (result: FileResult) => void) => Promise<unknown>,
): Promise<void> {
  const files: FoundFile[] = [];
  for (const path of batch) {
    const found = await stat(path).catch(() => undefined); // gone again: its removal is told
    if (found?.isFile() === true && found.size > 0) files.push({ path, name: nameIn(roots, path), size: found.size });
  }
  await bring(files, (result) => out.line(result, () => describeFile(result)));
}

/** The name of a changed file, as `collectFiles` gives it. */
function nameIn(roots: readonly string[], path: string): string {
  const root = roots.find((candidate) => path.startsWith(`${candidate}/`));
  return nameOf(root === undefined ? dirname(dirname(path)) : dirname(root), path);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolved) => setTimeout(resolved, ms));
}
