import type { Ctx } from '../../context.js';
import type { MovedRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { fileTogether } from './file-document.js';
import { folderName } from './folder-name.js';
import { maxTitle } from './title.js';

/**
 * Files results that have just been promoted to a project under `Results/Think-Process: <title of their process>`, in the
 * transaction of the move. Folders that are missing are made.
 */
export async function filePromotedResults(ctx: Ctx, tx: WriteTransaction, results: readonly MovedRow[]): Promise<void> {
  const filed = results.map((row) => ({
    item: { ...row, scope: row.to, scopeKey: row.toKey },
    filing: { folderId: null, path: ['Results', processFolder(row.fromTitle)], position: null },
  }));
  await fileTogether(ctx, tx, filed);
}

/** The folder of a process: whatever its title, a title that a folder may have. */
const processFolder = (title: string): string => folderName(`Think-Process: ${title}`.slice(0, maxTitle));
