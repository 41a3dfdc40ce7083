import { chooseScope } from '../choose-scope.js';
import { sayWritten, shortTime, words } from '../describe.js';
import { usage } from '../failure.js';
import {
  CreateFolderDocument,
  DeleteFolderDocument,
  type DeleteFolderMutation,
  ListArchivedFoldersDocument,
  type ListArchivedFoldersQuery,
  MoveToFolderDocument,
  RenameDocumentDocument,
  RestoreFolderDocument,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { table } from '../terminal/table.js';
import { getDocument } from './show.js';

/** Options of `memory folder`. */
export interface CreateFolderOptions {
  readonly id?: string | undefined;
  readonly parent?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Makes a folder in the current scope. */
export async function createFolder(session: Session, title: string, options: CreateFolderOptions): Promise<void> {
  const { id, parent: parentId, tags } = options;
  const scope = await chooseScope(session);
  const { createFolder: written } = await session.api.run(CreateFolderDocument, {
    input: { scope, title, id, parentId, tags },
  });
  await sayWritten(session.out, written);
}

/** Gives a folder another name. What is no folder keeps its own. */
export async function renameFolder(session: Session, id: string, title: string): Promise<void> {
  const { type } = await getDocument(session, id);
  if (type !== 'FOLDER') throw usage(`${id} is a ${words(type)}, and no folder.`);
  const { updateDocument } = await session.api.run(RenameDocumentDocument, { id, title });
  await sayWritten(session.out, updateDocument, updateDocument.outcome === 'UNCHANGED' ? undefined : 'renamed');
}

/** Options of `memory folder delete`. */
export interface DeleteFolderOptions {
  readonly recursive?: boolean | undefined;
  readonly unfile?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
}

type Deleted = DeleteFolderMutation['deleteFolder'];

/** Deletes a folder after asking; what was asked about is what goes, or nothing. */
export async function deleteFolder(session: Session, id: string, options: DeleteFolderOptions): Promise<void> {
  const { recursive = false, unfile = false, dryRun = false } = options;
  if (recursive && unfile) throw usage('Say what becomes of what is in it: one of --recursive and --unfile.');
  const asked = { id, recursive, unfile };
  const { title, scope, version } = await getDocument(session, id);
  const { deleteFolder: held } = await session.api.run(DeleteFolderDocument, { ...asked, dryRun: true });
  if (!dryRun) {
    const what = recursive ? ` with all in it (${holds(held)})` : '';
    await confirm(`Delete the folder "${title}" (${id})${what} from ${scope}?`, session.yes);
  }
  const deleted = dryRun
    ? held
    : (await session.api.run(DeleteFolderDocument, { ...asked, dryRun, expectedVersion: version })).deleteFolder;
  await session.out.result(deleted, () => describe(deleted, title));
}

function describe(deleted: Deleted, title: string): string {
  const { outcome, id, unfiled, restorableUntil } = deleted;
  const name = `${paint('bold', safeLine(id))}  ${safeLine(title)}`;
  if (outcome === 'WOULD_ARCHIVE') return `${name} holds ${holds(deleted)}; nothing was changed.`;
  const kept = unfiled === 0 ? '' : `, and ${unfiled} of it stay at the root`;
  const until = `\`memory folder restore ${safeLine(id)}\` brings it back until ${shortTime(restorableUntil)}`;
  return [`${paint('green', 'Deleted')} ${name}  (${holds(deleted)}${kept})`, `  ${until}`].join('\n');
}

function holds({ contents: { documents, types } }: Deleted): string {
  if (documents === 1) return 'nothing but itself';
  return types.map(({ type, count }) => `${count} ${words(type)}${count === 1 ? '' : 's'}`).join(', ');
}

/** Brings a deleted folder back. */
export async function restoreFolder(session: Session, id: string): Promise<void> {
  const { restoreFolder: written } = await session.api.run(RestoreFolderDocument, { id });
  await sayWritten(session.out, written, 'restored');
}

type ArchivedFolder = ListArchivedFoldersQuery['archivedFolders'][number];

/** Lists the folders of the current scope that can be restored. */
export async function listDeleted(session: Session, { limit: first }: { readonly limit: number }): Promise<void> {
  const scope = await chooseScope(session);
  const { archivedFolders: folders } = await session.api.run(ListArchivedFoldersDocument, { scope, first });
  await session.out.result({ scope, folders }, () => describeDeleted(folders));
}

async function describeDeleted(folders: readonly ArchivedFolder[]): Promise<string> {
  if (folders.length === 0) return 'No deleted folder can be restored.';
  const columns = [
    ...[{ title: 'id' }, { title: 'title', givesWay: true }, { title: 'documents' }],
    ...[{ title: 'deleted' }, { title: 'restorable until' }],
  ];
  const rows = folders.map(({ id, title, documents, archivedAt, purgeAt }) => [
    ...[id, title, String(documents), shortTime(archivedAt), shortTime(purgeAt)],
  ]);
  return table(columns, rows);
}

/** Options of `memory move`. */
export interface MoveOptions {
  readonly folder?: string | undefined;
  readonly root?: boolean | undefined;
}

/** Files a document in a folder of its scope, or takes it out of the one that it is in. */
export async function move(session: Session, id: string, { folder, root = false }: MoveOptions): Promise<void> {
  if ((folder !== undefined) === root)
    throw usage('Say where to: one of --folder and --root.', 'memory move doc_abc123 --folder doc_folder_papers');
  const { moveToFolder } = await session.api.run(MoveToFolderDocument, { id, folderId: folder ?? null });
  await sayWritten(session.out, moveToFolder, moveToFolder.outcome === 'UNCHANGED' ? undefined : 'moved');
}
