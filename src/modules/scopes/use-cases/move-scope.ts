import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { announceScope } from '../announce-scope.js';
import { isScopeKind, parseScopeAddress } from '../scope-kinds.js';
import { ScopeMissing } from '../scopes.errors.js';
import { findParent } from './create-scope.js';

/**
 * Puts a scope within another parent, or within none. What is visible from it and from the scopes below it changes at once.
 * Cycles cannot arise: a parent is always one tier higher.
 * @throws AppError NOT_FOUND, or BAD_INPUT when the kinds do not fit.
 */
export async function moveScope(ctx: Ctx, address: string, parentAddress: string | null): Promise<ScopeRow> {
  const target = parseScopeAddress(address).address;
  return ctx.graph.write(async (tx) => {
    const scope = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address: target });
    if (scope === null || !isScopeKind(scope.kind)) throw new ScopeMissing(target);
    const parent = await findParent(ctx, tx, { kind: scope.kind, parent: parentAddress });
    const from =
      scope.parent === null
        ? null
        : await tx.run(cypher.scopes.getScope, { viewer: ctx.viewer.key, address: scope.parent });
    const moved = await tx.run(cypher.scopes.moveScope, {
      viewer: ctx.viewer.key,
      key: scope.key,
      parentKey: parent?.key ?? null,
      at: ctx.clock.now(),
    });
    if (moved === null) throw new ScopeMissing(target);
    announceScope(ctx, tx, 'SCOPE_MOVED', moved, from === null ? [scope.key] : [scope.key, from.key]);
    return moved;
  });
}
