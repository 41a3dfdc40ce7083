import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { failure } from '../failure.js';

/** A file that is to be brought in. */
export interface FoundFile {
  /** Where it is. */
  readonly path: string;
  /** Name of the given folder and the way from it to the file, with `/` between: what its id is made of. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What was not taken, and why. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

/** What is under the paths that were given. */
export interface Collected {
  readonly files: readonly FoundFile[];
  readonly skipped: readonly SkippedFile[];
}

/**
 * Every file under a path, in the order of the names. What is hidden (its name begins with a dot) is passed over, and so
 * is what is neither file nor folder; links are not followed, so that nothing outside is taken.
 * @throws CliFailure FILE_NOT_READABLE where the path itself cannot be read
 */
export async function collectFiles(path: string): Promise<Collected> {
  const whole = resolve(path);
  const root = dirname(whole);
  const found = await stat(whole).catch((error: unknown) => {
    throw failure('FILE_NOT_READABLE', `${path} cannot be read: ${reasonOf(error)}.`);
  });
  if (!found.isDirectory())
    return { files: [{ path, name: nameOf(dirname(root), whole), size: found.size }], skipped: [] };
  const files: FoundFile[] = [];
  const skipped: SkippedFile[] = [];
  await walk(whole, root, files, skipped);
  return { files, skipped };
}

async function walk(folder: string, root: string, files: FoundFile[], skipped: SkippedFile[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => reasonOf(error));
  if (typeof entries === 'string') {
    skipped.push({ name: nameOf(root, folder), reason: entries });
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    const skip = (reason: string): void => void skipped.push({ name: nameOf(root, path), reason });
    if (isHidden(entry.name)) skip('hidden');
    else if (entry.isDirectory()) await walk(path, root, files, skipped);
    else if (!entry.isFile()) skip(entry.isSymbolicLink() ? 'a link' : 'no file');
    else {
      const { size } = await stat(path);
      if (size === 0) skip('empty');
      else files.push({ path, name: nameOf(root, path), size });
    }
  }
}

/** Whether a file or folder of that name is passed over. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** The way from a folder to a file with `/` between, the same on every system. */
export function nameOf(root: string, path: string): string {
  return relative(root, path).split(sep).join('/').normalize('NFC');
}

/**
 * The id under which a file of a folder is kept in a scope: the same for the same scope, folder name and way, so that the
 * next import finds it again.
 */
export function idOf(scope: string, name: string): string {
  return `doc_${createHash('sha256').update(`${scope}\n${name}`).digest('hex').slice(0, 24)}`;
}

const textEndings = new Set(['.md', '.markdown', '.mdown', '.txt', '.text']);

/** Whether a file is text that is imported as it is: Markdown or plain text. */
export function isText(name: string): boolean {
  return textEndings.has(extname(name).toLowerCase());
}

/** The title of an imported text: its name without the ending, as wiki links have it. */
export function titleOf(name: string): string {
  return basename(name, extname(name));
}

/** Why a file cannot be read, in words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOENT') return 'it is not there';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it';
  return error instanceof Error ? error.message : String(error);
}
