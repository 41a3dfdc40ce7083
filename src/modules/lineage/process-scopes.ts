import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { Graph } from '../../graph/graph.js';
import { maxSiblings } from '../recall/index.js';

/** What a process sees: keys of the scopes, nearest first, and of its project; an empty text where it has none. */
export interface ProcessScopes {
  readonly keys: readonly string[];
  readonly projectKey: string;
}

/** What a process may use: beside what it sees the results in the scopes of its siblings, where it has been let see those. */
export interface UsableScopes extends ProcessScopes {
  readonly siblingKeys: readonly string[];
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

/** The scopes that are visible from that of a process, and those of its siblings whose results it sees. */
export async function scopesUsedFrom(run: Graph['read'], ctx: Ctx, address: string): Promise<UsableScopes> {
  const asked = { viewer: ctx.viewer.key, address, limit: maxSiblings };
  const siblings = await run(cypher.lineage.findSiblingScopes, asked);
  return { ...(await scopesSeenFrom(run, ctx, address)), siblingKeys: siblings.map(({ key }) => key) };
}
