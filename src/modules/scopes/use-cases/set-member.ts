import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { MemberChangeRow } from '../../../graph/generated/scopes.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { announceMember } from '../announce-scope.js';
import { checkId, parseScopeAddress } from '../scope-kinds.js';
import { ScopeMissing } from '../scopes.errors.js';

/** What a member may do; the rules stand in the module's README. */
export type MemberRoleName = 'member' | 'engine' | 'executive' | 'admin' | 'owner';

/** What became of a membership, with what was there before. */
export interface MemberChange extends MemberChangeRow {
  readonly outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'REMOVED';
}

/**
 * Makes a user a member of a scope, or gives a member another role. A user who is not known yet is made, so that he can be
 * invited before he logs in.
 * @throws AppError NOT_FOUND for a scope that the viewer may not manage, BAD_INPUT
 */
export async function setMember(
  ctx: Ctx,
  input: { readonly scope: string; readonly userId: string; readonly role: MemberRoleName },
): Promise<MemberChange> {
  const { address } = parseScopeAddress(input.scope);
  checkId(input.userId, 'userId');
  return ctx.graph.write(async (tx) => {
    const { userId, role } = input;
    const params = { viewer: ctx.viewer.key, address, userId, newUserKey: newKey(), role, at: ctx.clock.now() };
    const row = await tx.run(cypher.scopes.linkMember, params);
    if (row === null) throw new ScopeMissing(address);
    // Of the scope's own address: an alias may name another kind.
    if (role === 'executive' && parseScopeAddress(row.scope).kind !== 'organization') {
      throw new BadInput('role', 'only an organization has executives', 'Make the user an admin or owner.');
    }
    if (row.before === role) return { ...row, outcome: 'UNCHANGED' };
    announceMember(ctx, tx, 'MEMBER_SET', row);
    return { ...row, outcome: row.before === null ? 'ADDED' : 'CHANGED' };
  });
}
