import type { Ctx } from '../../../context.js';
import { newKey } from '../../../shared/ids.js';
import { getWholeVersion } from '../../history/index.js';
import { answerWrite, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { readMetadata } from '../metadata.js';
import { onceFor } from '../once.js';
import { normaliseTag } from '../tag-name.js';
import { tryToUpdate } from './update-document.js';

/**
 * Makes a document what it was at a version: title, content, tags that people set, metadata, MIME type and language. That is
 * a change like any other, and a version more; where the document is that already, nothing changes. It stays where it is.
 * @throws AppError NOT_FOUND for a document or a version that is not kept, CONFLICT, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function restoreVersion(ctx: Ctx, target: WriteTarget, version: number): Promise<DocumentWrite> {
  const once = onceFor('restoreVersion', { ...target, version });
  return answerWrite(ctx, once, async () => {
    const { title, content, mimeType, ...state } = await getWholeVersion(ctx, target.id, version);
    const tags = state.tags.map((label) => ({ ...normaliseTag(label), key: newKey() }));
    const metadata = readMetadata(state.metadata);
    const language = state.languageGiven ? state.language : null;
    const update = { ...target, title, content, mimeType, metadata, tags, language, detectLanguage: language === null };
    return tryToUpdate(ctx, update, once);
  });
}
