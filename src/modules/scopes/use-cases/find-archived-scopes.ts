import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ArchivedScopeRow } from '../../../graph/generated/scopes.js';
import { pageSize } from '../../../shared/cursor.js';

/**
 * Deleted scopes that the viewer can restore, the last first.
 * @throws AppError BAD_INPUT
 */
export function findArchivedScopes(ctx: Ctx, first: number | null): Promise<readonly ArchivedScopeRow[]> {
  const params = { viewer: ctx.viewer.key, now: ctx.clock.now(), limit: pageSize(first) };
  return ctx.graph.read(cypher.scopes.findArchivedScopes, params);
}
