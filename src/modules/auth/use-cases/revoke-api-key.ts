import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ApiKeyRow } from '../../../graph/generated/auth.js';
import { ApiKeyMissing } from '../auth.errors.js';
import { needPermission } from '../need-permission.js';

/**
 * Ends an API key for good: requests with it are refused at once here and within a second by other servers, and open
 * connections closed within two. A key may end itself.
 * @throws AppError NOT_FOUND, NOT_PERMITTED
 */
export async function revokeApiKey(ctx: Ctx, key: string): Promise<ApiKeyRow> {
  const { credential } = ctx.viewer;
  const itself = credential.kind === 'api-key' && credential.key === key;
  if (!itself) needPermission(ctx.viewer, 'admin', 'To revoke an API key');
  const params = { viewer: ctx.viewer.key, key, at: ctx.clock.now() };
  const row = await ctx.graph.write((tx) => tx.run(cypher.auth.closeApiKey, params));
  if (row === null) throw new ApiKeyMissing(key);
  await ctx.identity.forget();
  return row;
}
