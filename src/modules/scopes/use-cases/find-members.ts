import type { Ctx } from '../../../context.js';
import type { MemberRow } from '../../../graph/generated/scopes.js';
import { load } from '../../../graph/load.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { membersKey, scopeMembers } from '../scopes.loaders.js';

/** A page of members. */
export interface MemberPage {
  readonly edges: readonly { readonly cursor: string; readonly node: MemberRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Members of one scope, by user id. All scopes of one operation are read in one statement.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findMembers(
  ctx: Ctx,
  input: { readonly scopeKey: string; readonly first?: number | null; readonly after?: string | null },
): Promise<MemberPage> {
  const { scopeKey } = input;
  const limit = pageSize(input.first);
  const [after = ''] = input.after ? decodeCursor(input.after, scopeKey, 1) : [];
  const rows = await load(ctx, scopeMembers, membersKey({ scopeKey, after, limit: limit + 1 }));
  const edges = rows.slice(0, limit).map((node) => ({ cursor: encodeCursor([node.userId], scopeKey), node }));
  return { edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null } };
}
