import { stat } from 'node:fs/promises';
import { chooseScope } from '../choose-scope.js';
import { sayWritten } from '../describe.js';
import { usage } from '../failure.js';
import type { Metadata } from '../lists.js';
import type { Session } from '../session.js';
import { type Progress, startProgress } from '../terminal/progress.js';
import { bringFiles, sendFile, type Target } from '../upload/bring-files.js';
import { type Collected, collectFiles, type FoundFile } from '../upload/collect-files.js';
import { type FileResult, reportOf, sayReport } from '../upload/report.js';
import { watchFiles } from '../upload/watch-files.js';

/** Options of `memory upload`. */
export interface UploadOptions {
  readonly tags?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly language?: string | undefined;
  readonly meta?: Metadata | undefined;
  readonly watch?: boolean | undefined;
}

/** Brings files and folders into the current scope; with `watch` also what changes in them, until Ctrl-C. */
export async function upload(session: Session, paths: readonly string[], options: UploadOptions): Promise<void> {
  const { title, id, watch = false, tags, meta, language, type } = options;
  const target = { api: session.api, scope: await chooseScope(session), tags, meta, language, type };
  const single = paths.length === 1 && !watch && !(await isFolder(paths[0] ?? ''));
  if (single) return uploadOne(session, target, await collect(paths), { id, title });
  if (id !== undefined || title !== undefined) throw usage('--id and --title are for a single file.');
  const changes = watch ? await watchFiles(paths, session.out) : undefined;
  await uploadAll(session, target, paths, watch);
  if (changes === undefined) return;
  session.out.note('Watching for changes. Ctrl-C ends it.');
  const quiet: Progress = { add: () => undefined, stop: () => undefined };
  await changes.run((files, each) => bringFiles(target, files, quiet, each));
}

/** One file becomes a new document, whatever is there. */
async function uploadOne(
  { out }: Session,
  target: Target,
  { files: [file] }: Collected,
  fields: { readonly id: string | undefined; readonly title: string | undefined },
): Promise<void> {
  if (file === undefined) return;
  const progress = await startProgress(file.size, 'bytes', !out.json);
  const answer = await sendFile(target, file, fields, progress).finally(() => progress.stop());
  await sayWritten(out, answer);
}

/** Everything under the paths, each file under an id of its place. */
async function uploadAll({ out }: Session, target: Target, paths: readonly string[], lines: boolean): Promise<void> {
  const { files, skipped } = await collect(paths);
  const progress = await startProgress(bytes(files), 'bytes', !out.json);
  const results: FileResult[] = [];
  try {
    await bringFiles(target, files, progress, (result) => results.push(result));
  } finally {
    progress.stop();
  }
  const report = reportOf(target.scope, results, skipped);
  if (!lines || !out.json) await sayReport(out, report);
  else out.line(report, () => '');
}

async function collect(paths: readonly string[]): Promise<Collected> {
  const all = await Promise.all(paths.map(collectFiles));
  const byPath = new Map(all.flatMap(({ files }) => files).map((file) => [file.path, file]));
  return { files: [...byPath.values()], skipped: all.flatMap(({ skipped }) => skipped) };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

const bytes = (files: readonly FoundFile[]): number => files.reduce((sum, { size }) => sum + size, 0);
