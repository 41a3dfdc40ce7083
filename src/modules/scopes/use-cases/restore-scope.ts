import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { announceScope } from '../announce-scope.js';
import { parseScopeAddress } from '../scope-kinds.js';
import { ArchivedScopeMissing, ScopeMissing } from '../scopes.errors.js';

/**
 * Brings a deleted scope back, with all that was within it, as it was.
 * @throws AppError NOT_FOUND where there is none, its 30 days are over, or what it was within is itself deleted
 */
export async function restoreScope(ctx: Ctx, address: string): Promise<ScopeRow> {
  const target = parseScopeAddress(address).address;
  return ctx.graph.write(async (tx) => {
    const viewer = ctx.viewer.key;
    const restored = await tx.run(cypher.scopes.setScopeRestored, { viewer, address: target, now: ctx.clock.now() });
    if (restored === null) throw new ArchivedScopeMissing(target);
    const scope = await tx.run(cypher.scopes.getScope, { viewer, address: restored.address });
    if (scope === null) throw new ScopeMissing(target);
    announceScope(ctx, tx, 'SCOPE_RESTORED', scope, []);
    return scope;
  });
}
