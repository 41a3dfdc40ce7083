import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { announceMember } from '../announce-scope.js';
import { checkId, parseScopeAddress } from '../scope-kinds.js';
import { MemberMissing } from '../scopes.errors.js';
import type { MemberChange } from './set-member.js';

/**
 * Ends a membership. What the member saw by it is gone for him at once, open subscriptions included; what he wrote stays.
 * Everybody may leave a scope himself.
 * @throws AppError NOT_FOUND
 */
export async function removeMember(
  ctx: Ctx,
  input: { readonly scope: string; readonly userId: string },
): Promise<MemberChange> {
  const { address } = parseScopeAddress(input.scope);
  checkId(input.userId, 'userId');
  return ctx.graph.write(async (tx) => {
    const params = { viewer: ctx.viewer.key, address, userId: input.userId, at: ctx.clock.now() };
    const row = await tx.run(cypher.scopes.unlinkMember, params);
    if (row === null) throw new MemberMissing(address, input.userId);
    announceMember(ctx, tx, 'MEMBER_REMOVED', row);
    return { ...row, outcome: 'REMOVED' };
  });
}
