import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, PromotionTargetRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { AppError, BadInput } from '../../../shared/errors.js';
import { rulesOf, type ScopeKindName } from '../../scopes/index.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';
import { checkReason, lockTree, maxMoved, promoteLocked } from '../move-documents.js';
import { PromotionsNotAccepted, TooMuchToMove } from '../promotion.errors.js';

/** What `promoteDocument` takes beside its target. */
export interface Promotion {
  /** Level of the target in the document's own chain; group and space, project and universe are one level each. */
  readonly to: ScopeKindName;
  /** Id of a folder of the target. */
  readonly toFolder?: string | null;
  readonly reason?: string | null;
}

/**
 * Moves a document up to the scope of a level above its own: it is in one scope before and in one after. Id, tags, source
 * and lineage stay, and the move is remembered. A folder takes all that is in it along. Where it is there already, nothing
 * changes.
 * @throws AppError NOT_FOUND for a document or folder, BAD_INPUT for a level that is not above it or a scope that the viewer
 * may not write, PROMOTIONS_NOT_ACCEPTED, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function promoteDocument(ctx: Ctx, target: WriteTarget, promotion: Promotion): Promise<DocumentWrite> {
  const { to, toFolder } = promotion;
  if (rulesOf(to).tier === null) throw new BadInput('to', 'a user is above nothing');
  const reason = checkReason(promotion.reason);
  return changeDocument(ctx, target, { name: 'promoteDocument', asks: { ...promotion } }, async (tx, before) => {
    const scope = await findScopeAbove(ctx, tx, before, to);
    if (scope.key === before.scopeKey) return { document: before, outcome: 'UNCHANGED', warnings: [], replayed: false };
    if (!scope.acceptsPromotions) throw new PromotionsNotAccepted(scope.address);
    const tree = await lockTree(tx, before);
    if (tree === null) throw new TooMuchToMove(before.id, maxMoved);
    await promoteLocked(ctx, tx, tree, scope, { how: 'PROMOTED', reason, toFolder });
    return movedDocument(ctx, tx, before);
  });
}

/**
 * The answer of a write that has moved a document.
 * @throws AppError NOT_FOUND where the viewer may not see it where it is now
 */
export async function movedDocument(ctx: Ctx, tx: WriteTransaction, { id }: DocumentRow): Promise<DocumentWrite> {
  const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id });
  if (document === null) throw new DocumentMissing(id);
  return { document, outcome: 'MOVED', warnings: [], replayed: false };
}

/**
 * The scope of a level in the chain of a thing's scope, its own included.
 * @throws AppError BAD_INPUT where there is none that the viewer may write
 */
export async function findScopeAbove(
  ctx: Ctx,
  tx: WriteTransaction,
  thing: Pick<DocumentRow, 'id' | 'scopeKey' | 'scope'>,
  to: ScopeKindName,
): Promise<PromotionTargetRow> {
  const { tier } = rulesOf(to);
  const search = { viewer: ctx.viewer.key, scopeKeys: [thing.scopeKey] };
  const scope = (await tx.run(cypher.library.findPromotionTargets, search)).find((row) => row.tier === tier);
  if (scope?.writable === true) return scope;
  throw new AppError('BAD_INPUT', `There is no ${to} above ${thing.scope} that ${thing.id} could be promoted to.`, {
    hint: '`visibleScopes` lists the scopes above one, and `explainAccess` says which of them you may write.',
    details: { field: 'to' },
  });
}
