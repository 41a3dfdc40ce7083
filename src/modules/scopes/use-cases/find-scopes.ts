import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { scopeKinds } from '../scope-kinds.js';

/** What `scopes` takes. */
export interface FindScopesInput {
  readonly kinds?: readonly string[] | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of scopes; `count` counts all of them when it is called. */
export interface ScopePage {
  readonly edges: readonly { readonly cursor: string; readonly node: ScopeRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly count: () => Promise<number>;
}

/**
 * Scopes that the viewer may read, by kind and id.
 * @throws AppError BAD_INPUT or CURSOR_MISMATCH
 */
export async function findScopes(ctx: Ctx, input: FindScopesInput): Promise<ScopePage> {
  const kinds = [...new Set(input.kinds ?? Object.keys(scopeKinds))].sort();
  const limit = pageSize(input.first);
  const [afterKind = '', afterId = ''] = input.after ? decodeCursor(input.after, kinds, 2) : [];
  const viewer = ctx.viewer.key;
  const rows = await ctx.graph.read(cypher.scopes.findScopes, { viewer, kinds, afterKind, afterId, limit: limit + 1 });
  const edges = rows.slice(0, limit).map((node) => ({ cursor: encodeCursor([node.kind, node.id], kinds), node }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null },
    count: async () => (await ctx.graph.read(cypher.scopes.countScopes, { viewer, kinds })).count,
  };
}
