import { cypher } from '../../graph/generated/cypher.js';
import type { MemberRow } from '../../graph/generated/scopes.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Which members of a scope are wanted. */
export interface MembersKey {
  readonly scopeKey: string;
  /** User id to go on after, empty to begin. */
  readonly after: string;
  readonly limit: number;
}

/** What the loader takes: the parts, told apart. */
export function membersKey({ scopeKey, after, limit }: MembersKey): string {
  return JSON.stringify([scopeKey, after, limit]);
}

/** Members of a scope, by `membersKey`; one statement for all scopes that are asked for the same page. */
export const scopeMembers: LoaderDefinition<readonly MemberRow[]> = {
  batch: async (ctx, keys) => {
    const wanted = keys.map((key) => JSON.parse(key) as [scopeKey: string, after: string, limit: number]);
    const pages = Map.groupBy(wanted, ([, after, limit]) => JSON.stringify([after, limit]));
    const rows = new Map<string, readonly MemberRow[]>();
    for (const [page, scopes] of pages) {
      const [after, limit] = JSON.parse(page) as [string, number];
      const found = await ctx.graph.read(cypher.scopes.findMembers, {
        ...{ viewer: ctx.viewer.key, keys: scopes.map(([scopeKey]) => scopeKey), after, limit },
      });
      const byScope = Map.groupBy(found, (row) => row.scopeKey);
      for (const [scopeKey] of scopes) {
        rows.set(membersKey({ scopeKey, after, limit }), byScope.get(scopeKey) ?? []);
      }
    }
    return keys.map((key) => rows.get(key) ?? []);
  },
};
