import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TaskRow } from '../../../graph/generated/lineage.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import {
  DocumentIdTaken,
  DocumentMissing,
  type DocumentWrite,
  draftDocument,
  normaliseTags,
  prepareDocument,
  prepareUpdate,
} from '../../library/index.js';

/** A document that a task saves. */
export interface Draft {
  /** The ids that it may have, the one that is wanted first. */
  readonly ids: readonly string[];
  readonly type: 'fact' | 'note' | 'reference' | 'file' | 'result';
  readonly title: string | null;
  readonly content: string;
  readonly mimeType: string | null;
  readonly tags: readonly string[];
}

/**
 * Embeds what a task saves, and gives what writes it: an update of the document that an earlier run has saved under one of
 * the ids, else a new one under the first that is free.
 * @throws AppError ALREADY_EXISTS where each id is another document's, and as creating and updating do
 */
export async function prepareSave(
  ctx: Ctx,
  task: TaskRow,
  draft: Draft,
): Promise<(tx: WriteTransaction) => Promise<DocumentWrite>> {
  const taken = await ctx.graph.read(cypher.lineage.findProducedDocuments, { taskKey: task.key, ids: draft.ids });
  const own = taken.find((row) => row.own);
  if (own !== undefined) return updateOf(ctx, own, draft);
  const id = draft.ids.find((each) => !taken.some((row) => row.id === each));
  if (id === undefined) throw new DocumentIdTaken(draft.ids[0] ?? '');
  const { type, title, content, mimeType, tags } = draft;
  const source = { type: 'think_process_result', thinkProcessId: task.processId, nodeId: task.id } as const;
  const input = { scope: task.scope, id, type, title, content, mimeType, tags, source };
  const filing = { folderId: null, path: [type === 'note' ? 'Notes' : 'Results'], position: null };
  return prepareDocument(ctx, { ...(await draftDocument(ctx, input)), filing });
}

/** Tags are added on a re-run; what people have set stays. */
async function updateOf(
  ctx: Ctx,
  { id, key }: { readonly id: string; readonly key: string },
  { title, content, mimeType, tags }: Draft,
): Promise<(tx: WriteTransaction) => Promise<DocumentWrite>> {
  const before = await ctx.graph.read(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [key] });
  const had = before.filter(({ by }) => by !== 'automatic').map(({ label }) => label);
  const update = await prepareUpdate(ctx, { id, title, content, mimeType, tags: normaliseTags([...had, ...tags]) });
  return 'write' in update ? update.write : (tx) => unchanged(ctx, tx, id);
}

/** The result is as it was: it is locked all the same, for its lineage is written. */
async function unchanged(ctx: Ctx, tx: WriteTransaction, id: string): Promise<DocumentWrite> {
  const document = await tx.run(cypher.library.getWritableDocument, { viewer: ctx.viewer.key, id });
  if (document === null) throw new DocumentMissing(id);
  return { document, outcome: 'UNCHANGED', warnings: [], replayed: false };
}
