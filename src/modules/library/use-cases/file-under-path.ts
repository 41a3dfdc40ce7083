import type { Ctx } from '../../../context.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { fileDocument } from '../file-document.js';
import type { Filed } from '../filing.js';
import { folderPath } from '../folder-name.js';

/**
 * Files a document under folders of its scope by their titles, from the outermost on; those that are missing are made. An
 * empty path takes it out of its folder. The document is one that the same transaction has made, moved or locked for a viewer
 * who may write its scope.
 * @returns whether that changed anything
 * @throws AppError BAD_INPUT, NOT_FOUND
 */
export async function fileUnderPath(
  ctx: Ctx,
  tx: WriteTransaction,
  item: Filed,
  path: readonly string[],
): Promise<boolean> {
  return fileDocument(ctx, tx, item, { folderId: null, path: folderPath(path), position: null });
}
