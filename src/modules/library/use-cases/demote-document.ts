import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { checkReason, fileMoved, lockTree, maxMoved, moveDocuments } from '../move-documents.js';
import { TooMuchToMove } from '../promotion.errors.js';
import { movedDocument } from './promote-document.js';

/** What `demoteDocument` takes beside its target. */
export interface Demotion {
  /** Address of a scope within that of the document. */
  readonly toScope: string;
  /** Id of a folder of that scope. */
  readonly toFolder?: string | null;
  readonly reason?: string | null;
}

/**
 * Moves a document down to a scope within its own, for whoever may write both. A folder takes all that is in it along. Where
 * it is there already, nothing changes.
 * @throws AppError NOT_FOUND for a document, scope or folder, BAD_INPUT for a scope that is not within its own, CONFLICT,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function demoteDocument(ctx: Ctx, target: WriteTarget, demotion: Demotion): Promise<DocumentWrite> {
  const { address } = parseScopeAddress(demotion.toScope, 'toScope');
  const reason = checkReason(demotion.reason);
  return changeDocument(ctx, target, { name: 'demoteDocument', asks: { ...demotion } }, async (tx, before) => {
    const scope = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
    if (scope === null) throw new ScopeMissing(address, 'toScope');
    if (scope.key === before.scopeKey) return { document: before, outcome: 'UNCHANGED', warnings: [], replayed: false };
    const tree = await lockTree(tx, before);
    if (tree === null) throw new TooMuchToMove(before.id, maxMoved);
    const moved = await moveDocuments(ctx, tx, tree, scope, { how: 'DEMOTED', reason });
    if (moved.length === 0) throw new BadInput('toScope', `${address} is not within ${before.scope}`);
    await fileMoved(ctx, tx, moved[0], demotion.toFolder ?? null);
    return movedDocument(ctx, tx, before);
  });
}
