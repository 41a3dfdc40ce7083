import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { JobDetailRow } from '../../../graph/generated/operations.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { JobState } from '../operations.enums.js';

/** What `jobs` takes. */
export interface FindJobsInput {
  readonly states?: readonly string[] | null;
  readonly kinds?: readonly string[] | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of jobs; `count` counts all of them when it is called. */
export interface JobPage {
  readonly edges: readonly { readonly cursor: string; readonly node: JobDetailRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly count: () => Promise<number>;
}

/** Beyond every key: where a list without a cursor begins. */
const begin = '~';

/**
 * Jobs of the viewer's tenant and of the system, the newest first; none for who is no admin.
 * @throws AppError BAD_INPUT, CURSOR_MISMATCH
 */
export async function findJobs(ctx: Ctx, input: FindJobsInput): Promise<JobPage> {
  const states = [...new Set(input.states ?? Object.values(JobState))].sort();
  const kinds = [...new Set(input.kinds ?? [])].sort();
  const viewer = ctx.viewer.key;
  const filter = { viewer, states, kinds };
  const limit = pageSize(input.first);
  const [before = begin] = input.after ? decodeCursor(input.after, filter, 1) : [];
  const rows = await ctx.graph.read(cypher.operations.findJobs, { ...filter, before, limit: limit + 1 });
  const edges = rows.slice(0, limit).map((node) => ({ cursor: encodeCursor([node.key], filter), node }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null },
    count: async () => (await ctx.graph.read(cypher.operations.countJobs, filter)).count,
  };
}
