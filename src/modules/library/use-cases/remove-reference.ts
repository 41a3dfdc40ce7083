import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { BadInput } from '../../../shared/errors.js';
import { answerWrite, doneOf, type DocumentWrite, lockDocument } from '../document-write.js';
import { ReferenceMissing } from '../library.errors.js';
import { onceFor, writeOnce } from '../once.js';
import { touch } from './add-reference.js';

/**
 * Takes a reference off that people have added.
 * @throws AppError NOT_FOUND, BAD_INPUT for one that stands in the text, IDEMPOTENCY_KEY_REUSED
 */
export async function removeReference(
  ctx: Ctx,
  key: string,
  idempotencyKey: string | null | undefined,
): Promise<DocumentWrite> {
  const once = onceFor('removeReference', { key, idempotencyKey: idempotencyKey ?? null });
  return answerWrite(ctx, once, async () => {
    const owned = await ctx.graph.read(cypher.library.getWritableReference, { viewer: ctx.viewer.key, key });
    if (owned === null) throw new ReferenceMissing(key);
    if (owned.by === 'automatic') {
      throw new BadInput('key', 'this reference stands in the text', 'Change the text with `updateDocument`.');
    }
    const remove = async (tx: Parameters<Parameters<typeof writeOnce>[2]>[0]): Promise<DocumentWrite> => {
      const before = await lockDocument(ctx, tx, { id: owned.documentId });
      const { count } = await tx.run(cypher.library.deleteReferences, { itemKeys: [before.key], keys: [key] });
      if (count === 0) throw new ReferenceMissing(key);
      return touch(ctx, tx, before, []);
    };
    return writeOnce(ctx, once, remove, doneOf);
  });
}
