import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ArchivedFolderRow } from '../../../graph/generated/library.js';
import { pageSize } from '../../../shared/cursor.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';

/**
 * Deleted folders of a scope that the viewer can restore, the last first.
 * @throws AppError BAD_INPUT, NOT_FOUND for a scope that is missing or not writable
 */
export async function findArchivedFolders(
  ctx: Ctx,
  address: string,
  first: number | null,
): Promise<readonly ArchivedFolderRow[]> {
  const viewer = ctx.viewer.key;
  const scope = parseScopeAddress(address).address;
  const params = { viewer, scope, now: ctx.clock.now(), limit: pageSize(first) };
  const [rows, writable] = await Promise.all([
    ctx.graph.read(cypher.library.findArchivedFolders, params),
    ctx.graph.read(cypher.scopes.getWritableScope, { viewer, address: scope }),
  ]);
  if (writable === null) throw new ScopeMissing(scope);
  return rows;
}
