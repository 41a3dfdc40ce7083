import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { Graph } from '../../graph/graph.js';

/** What a process sees: keys of the scopes, nearest first, and of its project; an empty text where it has none. */
export interface ProcessScopes {
  readonly keys: readonly string[];
  readonly projectKey: string;
}

const projectTier = 2;

/**
 * The scopes that are visible from the scope of a process, for the viewer.
 * @param run runs the statement, in a transaction or out of it
 */
export async function scopesSeenFrom(run: Graph['read'], ctx: Ctx, address: string): Promise<ProcessScopes> {
  const asked = { viewer: ctx.viewer.key, address, crossProject: false };
  const rows = await run(cypher.scopes.findVisibleScopes, asked);
  const project = rows.find(({ scope }) => scope.tier === projectTier);
  return { keys: rows.map(({ scope }) => scope.key), projectKey: project?.scope.key ?? '' };
}
