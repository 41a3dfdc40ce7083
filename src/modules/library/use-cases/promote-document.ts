import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { AppError, BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { rulesOf, type ScopeKindName } from '../../scopes/index.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';

/**
 * Moves a document up to the scope of a level above its own: it is in one scope before and in one after. Id, tags, source
 * and lineage stay, and the move is remembered. Where it is there already, nothing changes.
 * @param to level of the target in the document's own chain; group and space, project and universe are one level each
 * @throws AppError NOT_FOUND for a document, BAD_INPUT for a level that is not above it, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function promoteDocument(ctx: Ctx, target: WriteTarget, to: ScopeKindName): Promise<DocumentWrite> {
  const { tier } = rulesOf(to);
  if (tier === null) throw new BadInput('to', 'a user is above nothing');
  return changeDocument(ctx, target, { name: 'promoteDocument', asks: { to } }, async (tx, before) => {
    const { id } = before;
    const viewer = ctx.viewer.key;
    const move = { viewer, id, tier, moveKey: newKey(), reason: 'promoted', at: ctx.clock.now() };
    const moved = await tx.run(cypher.library.moveDocument, move);
    if (moved === null) {
      throw new AppError('BAD_INPUT', `There is no ${to} above ${before.scope} that ${id} could be promoted to.`, {
        hint: '`visibleScopes` lists the scopes above one.',
        details: { field: 'to' },
      });
    }
    if (!moved.moved) return { document: before, outcome: 'UNCHANGED', warnings: [], replayed: false };
    const document = await tx.run(cypher.library.getDocument, { viewer, id });
    if (document === null) throw new DocumentMissing(id);
    tx.announce({
      kind: 'DOCUMENT_PROMOTED',
      tenantKey: ctx.viewer.tenantKey,
      itemKey: document.key,
      itemVersion: document.version,
      scopesBefore: [moved.fromKey],
      scopesAfter: [moved.toKey],
      payload: { id, title: document.title, type: document.type, scope: moved.to, from: moved.from },
    });
    return { document, outcome: 'MOVED', warnings: [], replayed: false };
  });
}
