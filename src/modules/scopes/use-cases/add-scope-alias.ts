import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { parseScopeAddress } from '../scope-kinds.js';
import { announceScope } from '../announce-scope.js';
import { ScopeAddressTaken, ScopeMissing } from '../scopes.errors.js';

/**
 * Gives a scope a further address, so that two systems' names of one real thing meet.
 * @throws AppError NOT_FOUND, or ALREADY_EXISTS when the address names another scope.
 */
export async function addScopeAlias(ctx: Ctx, address: string, alias: string): Promise<ScopeRow> {
  const target = parseScopeAddress(address).address;
  const name = parseScopeAddress(alias, 'alias').address;
  return ctx.graph.write(async (tx) => {
    const scope = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address: target });
    if (scope === null) throw new ScopeMissing(target);
    if (scope.address === name || scope.aliases.includes(name)) return scope;
    const named = await nameScope(ctx, tx, scope.key, name);
    announceScope(ctx, tx, 'SCOPE_ALIAS_ADDED', named, [named.key]);
    return named;
  });
}

/** Writes one further address of a scope that was found writable in the same transaction. */
export async function nameScope(ctx: Ctx, tx: WriteTransaction, key: string, alias: string): Promise<ScopeRow> {
  const named = await tx.run(cypher.scopes.createScopeAddress, {
    viewer: ctx.viewer.key,
    key,
    alias,
    at: ctx.clock.now(),
  });
  if (named === null) throw new ScopeAddressTaken(alias);
  return named;
}
