import { chooseScope } from '../choose-scope.js';
import { sayWritten } from '../describe.js';
import { usage } from '../failure.js';
import { CreateFolderDocument, MoveToFolderDocument } from '../generated/operations.js';
import type { Session } from '../session.js';

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
