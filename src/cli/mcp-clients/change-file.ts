import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failure } from '../failure.js';

/**
 * Changes a file of somebody else's program, or makes it: replaced at one moment, with the rights that it had; a link leads to what
 * is changed. Answers whether anything was written.
 * @param edit gives the new text; an empty one stands for a file that is not there
 * @throws CliFailure FILE_NOT_READABLE, and what `edit` throws; then nothing has changed
 */
export async function changeFile(path: string, edit: (text: string) => string): Promise<boolean> {
  try {
    const target = await realpath(path).catch(() => path);
    const before = await readOrEmpty(target);
    const after = edit(before);
    if (after === before) return false;
    await replace(target, after);
    return true;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw failure('FILE_NOT_READABLE', `${path} cannot be read or written: ${error.message}.`);
    }
    throw error;
  }
}

async function readOrEmpty(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function replace(path: string, text: string): Promise<void> {
  const mode = (await stat(path).catch(() => undefined))?.mode ?? 0o600;
  const fresh = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(fresh, text, { mode: 0o600 });
    await chmod(fresh, mode & 0o777);
    await rename(fresh, path);
  } finally {
    await rm(fresh, { force: true });
  }
}
