import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ApiKeyRow } from '../../../graph/generated/auth.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';

/** A page of API keys. */
export interface ApiKeyPage {
  readonly edges: readonly { readonly cursor: string; readonly node: ApiKeyRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What stands in a cursor beside the key: the list has no filter. */
const filter = ['api-keys'];

/**
 * API keys that act for the viewer and, where he administers the tenant, all of it; the newest first.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findApiKeys(
  ctx: Ctx,
  input: { readonly first?: number | null; readonly after?: string | null },
): Promise<ApiKeyPage> {
  const limit = pageSize(input.first);
  const [before = '~'] = input.after ? decodeCursor(input.after, filter, 1) : [];
  const rows = await ctx.graph.read(cypher.auth.findApiKeys, { viewer: ctx.viewer.key, before, limit: limit + 1 });
  const edges = rows.slice(0, limit).map((node) => ({ cursor: encodeCursor([node.key], filter), node }));
  return { edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null } };
}
