import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../shared/errors.js';

/** Files by the hash of their content. A hash is the only address, so that no path leaves the store's folder. */
export interface BlobStore {
  /** Takes over a finished file; does nothing when the content is there already. Durable when it returns. */
  take(hash: string, temporaryPath: string): Promise<void>;
  read(hash: string): Promise<Buffer>;
  /** Where a blob is below the store's folder: what a document's `content` says. */
  pathOf(hash: string): string;
  remove(hash: string): Promise<void>;
}

/** A store in a local folder; uploads must be on the same file system. */
export function createBlobStore(folder: string): BlobStore {
  const fileOf = (hash: string): string => join(folder, relativePath(hash));
  return {
    pathOf: (hash) => `blobs/${relativePath(hash)}`,
    read: (hash) => readFile(fileOf(hash)),
    remove: (hash) => rm(fileOf(hash), { force: true }),
    take: async (hash, temporaryPath) => {
      const target = fileOf(hash);
      if (await exists(target)) return;
      await mkdir(dirname(target), { recursive: true });
      await sync(temporaryPath);
      await rename(temporaryPath, target);
      await sync(dirname(target));
    },
  };
}

function relativePath(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new AppError('INTERNAL', 'A blob is addressed by a SHA-256.');
  return `${hash.slice(0, 2)}/${hash}`;
}

function exists(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
