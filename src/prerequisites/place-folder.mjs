import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { errorCode } from './failure.mjs';

/**
 * Fills a folder so that it is seen either whole or not at all: the work is done in a temporary folder beside it, which is
 * renamed at the end. Leftovers of an interrupted run are removed first; call it under a lock.
 * @param {string} folder
 * @param {(temporary: string) => Promise<void>} fill throws when the contents are not right
 */
export async function placeFolder(folder, fill) {
  const parent = dirname(folder);
  const prefix = `.${basename(folder)}.partial-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const temporary = join(parent, `${prefix}${process.pid}`);
  await mkdir(temporary);
  try {
    await fill(temporary);
    await swap(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} temporary
 * @param {string} folder
 */
async function swap(temporary, folder) {
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(temporary, folder);
  } catch (error) {
    // Another process placed the same, equally verified, contents in between.
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
