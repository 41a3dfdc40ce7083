import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { BadInput } from '../../../shared/errors.js';
import { announceScope } from '../announce-scope.js';
import { parseScopeAddress } from '../scope-kinds.js';
import { ScopeMissing } from '../scopes.errors.js';
import { checkTitle } from './create-scope.js';

/**
 * Gives a scope another name for people; its addresses stay. The same name again changes nothing.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function renameScope(ctx: Ctx, address: string, title: string): Promise<ScopeRow> {
  const target = parseScopeAddress(address).address;
  const name = checkTitle(title);
  if (name === '') throw new BadInput('title', 'must not be empty');
  return ctx.graph.write(async (tx) => {
    const viewer = ctx.viewer.key;
    const before = await tx.run(cypher.scopes.getWritableScope, { viewer, address: target });
    const at = ctx.clock.now();
    const renamed = await tx.run(cypher.scopes.setScopeTitle, { viewer, address: target, title: name, at });
    if (before === null || renamed === null) throw new ScopeMissing(target);
    if (renamed.version !== before.version) announceScope(ctx, tx, 'SCOPE_RENAMED', renamed, [renamed.key]);
    return renamed;
  });
}
