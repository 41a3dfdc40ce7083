import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ArchivedDocumentRow, DocumentRow, FolderContentsRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { checkKept } from '../check-kept.js';
import type { ExpectedVersion } from '../check-version.js';
import { announceDocument } from '../document-events.js';
import { lockDocument } from '../document-write.js';
import { lockFolders, placeAtRoot } from '../filing.js';
import { FolderMissing, FolderNotEmpty } from '../library.errors.js';
import { answerOnce, type Done, onceFor, writeOnce } from '../once.js';

/** How long a deleted folder can be restored, in ms: 30 days. */
const archiveMs = 30 * 24 * 60 * 60 * 1_000;

/** Most documents that one deletion takes, or takes out of a folder. */
export const maxArchived = 1_000;

/** What `deleteFolder` takes. */
export interface DeleteFolderInput {
  readonly id: string;
  /** What is within it goes with it. */
  readonly recursive: boolean;
  /** Its children stay, at the root of their scope. */
  readonly unfile: boolean;
  /** Nothing is changed. */
  readonly dryRun: boolean;
  readonly expectedVersion?: ExpectedVersion;
  readonly idempotencyKey?: string | null;
}

/** What became of a folder, or would. */
export interface DeletedFolder {
  readonly outcome: 'WOULD_ARCHIVE' | 'ARCHIVED';
  readonly id: string;
  readonly contents: Omit<FolderContentsRow, 'key'>;
  readonly unfiled: number;
  readonly restorableUntil: Date;
  /** True where an earlier call with the same idempotency key has done it. */
  readonly replayed: boolean;
}

/**
 * Deletes a folder: alone where it is empty or its children are taken out of it, else with all that is within it. Nothing finds
 * it from this moment on. It is kept for 30 days, in which it can be restored and the ids stay taken. A dry run is done anew
 * whatever its idempotency key.
 * @throws AppError NOT_FOUND, CONFLICT; FOLDER_NOT_EMPTY where it has children and neither `recursive` nor `unfile` is given;
 * BAD_INPUT for both of them, for no folder, and above 1,000 documents; IDEMPOTENCY_KEY_REUSED
 */
export async function deleteFolder(ctx: Ctx, input: DeleteFolderInput): Promise<DeletedFolder> {
  if (input.recursive && input.unfile) throw new BadInput('unfile', 'is given, and `recursive` too');
  const once = onceFor('deleteFolder', { ...input });
  if (input.dryRun) {
    const contents = await contentsOf(ctx, ctx.graph.read, input.id);
    const taken = { contents, unfiled: 0, restorableUntil: archivedUntil(ctx), replayed: false };
    return { outcome: 'WOULD_ARCHIVE', id: input.id, ...taken };
  }
  const work = (): Promise<Deletion> =>
    writeOnce(
      ctx,
      once,
      (tx) => deleteLocked(ctx, tx, input),
      ({ done }) => done,
    );
  const { deleted } = await answerOnce(ctx, once, work, async (done, replayed) => {
    await checkKept(ctx, done);
    return { deleted: { ...readAnswer(done), replayed }, done };
  });
  return deleted;
}

/** A deletion, and what is kept of it. */
interface Deletion {
  readonly deleted: DeletedFolder;
  readonly done: Done;
}

async function deleteLocked(ctx: Ctx, tx: WriteTransaction, input: DeleteFolderInput): Promise<Deletion> {
  const folder = await lockDocument(ctx, tx, input);
  if (folder.type !== 'folder') throw new BadInput('id', `${input.id} is a ${folder.type}, and no folder`);
  await lockFolders(tx, folder);
  const within = await contentsOf(ctx, tx.run, input.id);
  await checkConsent(tx, folder, within, input);
  const unfiled = input.unfile ? await unfileChildren(ctx, tx, folder) : 0;
  const { key: documentKey, ...contents } = input.unfile ? await contentsOf(ctx, tx.run, input.id) : within;
  const restorableUntil = archivedUntil(ctx);
  await archive(ctx, tx, folder, restorableUntil);
  const { id, scope } = folder;
  const deleted = { outcome: 'ARCHIVED', id, contents, unfiled, restorableUntil, replayed: false } as const;
  const done = { outcome: 'ARCHIVED', warnings: [], documentKey, documentId: id, scope };
  return { deleted, done: { ...done, answer: JSON.stringify(deleted) } };
}

function readAnswer({ answer }: Done): DeletedFolder {
  const kept = JSON.parse(answer ?? '') as Omit<DeletedFolder, 'restorableUntil'> & {
    readonly restorableUntil: string;
  };
  return { ...kept, restorableUntil: new Date(kept.restorableUntil) };
}

function archivedUntil(ctx: Ctx): Date {
  return new Date(ctx.clock.now().getTime() + archiveMs);
}

async function contentsOf(ctx: Ctx, run: Ctx['graph']['read'], id: string): Promise<FolderContentsRow> {
  const [contents] = await run(cypher.library.findFolderContents, { viewer: ctx.viewer.key, id });
  if (contents === undefined) throw new FolderMissing(id, 'id');
  return contents;
}

async function checkConsent(
  tx: WriteTransaction,
  folder: DocumentRow,
  { documents }: FolderContentsRow,
  { recursive, unfile }: DeleteFolderInput,
): Promise<void> {
  if (documents > 1 && !recursive && !unfile) await refuseFull(tx, folder);
  if (recursive && documents > maxArchived) {
    const why = `the folder holds ${documents} documents, and at most ${maxArchived} are deleted at once`;
    throw new BadInput('recursive', why, 'Delete the folders within it first.');
  }
}

/**
 * Refuses to delete a folder that has children, once its scope is locked.
 * @throws AppError FOLDER_NOT_EMPTY
 */
export async function refuseFull(tx: WriteTransaction, folder: Pick<DocumentRow, 'key' | 'id'>): Promise<void> {
  const [last] = await tx.run(cypher.library.findLastPlaces, { folderKeys: [folder.key] });
  if (last === undefined) return;
  const { count } = await tx.run(cypher.library.countChildren, { folderKey: folder.key });
  const hint =
    '`deleteFolder` with `dryRun: true` counts them; `recursive: true` deletes them too, `unfile: true` keeps them.';
  throw new FolderNotEmpty(folder.id, count, hint);
}

async function unfileChildren(ctx: Ctx, tx: WriteTransaction, folder: DocumentRow): Promise<number> {
  const { count } = await tx.run(cypher.library.countChildren, { folderKey: folder.key });
  if (count > maxArchived) {
    throw new BadInput('unfile', `the folder has ${count} children, and at most ${maxArchived} are moved at once`);
  }
  const children = await tx.run(cypher.library.unlinkChildren, { folderKey: folder.key, at: ctx.clock.now() });
  for (const child of children) {
    if (child.type === 'folder') await placeAtRoot(tx, child, null);
    announceDocument(ctx, tx, 'DOCUMENT_FILED', child, { folderId: null });
  }
  return children.length;
}

/** What is within the folder is locked first, and then found anew: nothing gets in while the folders are locked. */
async function archive(ctx: Ctx, tx: WriteTransaction, folder: DocumentRow, purgeAt: Date): Promise<void> {
  await tx.run(cypher.library.setFolderLocked, { key: folder.key });
  const asked = { viewer: ctx.viewer.key, key: folder.key, at: ctx.clock.now(), purgeAt };
  for (const row of await tx.run(cypher.library.deleteFolder, asked)) tellDeleted(ctx, tx, row);
}

function tellDeleted(ctx: Ctx, tx: WriteTransaction, row: ArchivedDocumentRow): void {
  const { key, id, title, type, scope, scopeKey, tags, version } = row;
  tx.announce({
    kind: 'DOCUMENT_DELETED',
    ...{ tenantKey: ctx.viewer.tenantKey, itemKey: key, itemVersion: version },
    ...{ scopesBefore: [scopeKey], scopesAfter: [], payload: { id, title, type, scope, tags } },
  });
}
