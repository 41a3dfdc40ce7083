import type { Ctx } from '../../../context.js';
import { checkId, parseScopeAddress } from '../../scopes/index.js';
import { answerWrite, type DocumentWrite } from '../document-write.js';
import { checkPosition, folderName } from '../folder-name.js';
import { checkMetadata, type Metadata } from '../metadata.js';
import { onceFor } from '../once.js';
import { normaliseTags, refuseAutomatic } from '../tag-name.js';
import { type DocumentDraft, storeDocument } from './store-document.js';

/** What `createFolder` takes. */
export interface NewFolderInput {
  readonly scope: string;
  readonly id?: string | null;
  readonly title: string;
  readonly parentId?: string | null;
  readonly tags?: readonly string[] | null;
  readonly metadata?: Metadata | null;
  readonly position?: number | null;
  readonly idempotencyKey?: string | null;
}

/**
 * Makes a folder in another one of its scope, or at the root.
 * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
 */
export async function createFolder(ctx: Ctx, input: NewFolderInput): Promise<DocumentWrite> {
  const once = onceFor('createFolder', { ...input });
  return answerWrite(ctx, once, () => storeDocument(ctx, draftFolder(input), once));
}

function draftFolder(input: NewFolderInput): DocumentDraft {
  if (input.id !== null && input.id !== undefined) checkId(input.id);
  const tags = normaliseTags(input.tags ?? []);
  refuseAutomatic(tags);
  return {
    scope: parseScopeAddress(input.scope).address,
    ...{ id: input.id ?? null, type: 'folder', title: folderName(input.title), content: '', mimeType: 'text/plain' },
    ...{ language: null, createdAt: null, file: null, pageCount: null, source: { type: 'manual' } },
    tags: tags.map((tag) => tag.label),
    metadata: checkMetadata(input.metadata ?? {}),
    chunking: { chunks: [], warnings: [], references: [] },
    filing: {
      folderId: input.parentId ?? null,
      path: [],
      position: checkPosition(input.position),
      field: 'parentId',
    },
  };
}
