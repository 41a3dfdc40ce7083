import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { UserMissing } from '../auth.errors.js';

/**
 * Ends every token that was issued to a user up to now, the viewer's own by default: he must log in again everywhere.
 * @returns the moment up to which they are ended
 * @throws AppError NOT_FOUND
 */
export async function revokeTokens(ctx: Ctx, userId: string = ctx.viewer.userId): Promise<Date> {
  const at = ctx.clock.now();
  const params = { viewer: ctx.viewer.key, userId, at };
  if ((await ctx.graph.write((tx) => tx.run(cypher.auth.setTokensEnded, params))) === null)
    throw new UserMissing(userId);
  await ctx.identity.forget();
  return at;
}
