import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ThinkProcessRow } from '../../../graph/generated/lineage.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { findProcess } from '../find-process.js';
import { NoProject, SiblingsNotPermitted } from '../lineage.errors.js';

/** How a process works; what is absent stays. */
export interface ProcessConfig {
  readonly seesSiblingResults?: boolean | null;
}

/**
 * Changes how a think process works that the viewer may read. To let it see the results of its siblings is to write its project,
 * so that no process opens anything for itself; who writes the process or its project takes that away. It shows nobody what he
 * could not read himself.
 * @throws AppError NOT_FOUND for a process, NOT_PERMITTED, BAD_INPUT for one that is in no project
 */
export async function updateThinkProcess(
  ctx: Ctx,
  { id, config }: { readonly id: string; readonly config: ProcessConfig },
): Promise<ThinkProcessRow> {
  const process = await findProcess(ctx, id, 'id');
  await ctx.graph.write((tx) => configure(ctx, tx, process, config));
  return findProcess(ctx, id);
}

/**
 * Sets how a process works that the viewer may read.
 * @throws AppError NOT_PERMITTED, BAD_INPUT
 */
export async function configure(
  ctx: Ctx,
  tx: WriteTransaction,
  { id, key, project }: ThinkProcessRow,
  { seesSiblingResults }: ProcessConfig,
): Promise<void> {
  if (seesSiblingResults === null || seesSiblingResults === undefined) return;
  const viewer = ctx.viewer.key;
  if (!seesSiblingResults) {
    const own = await tx.run(cypher.lineage.getWritableThinkProcess, { viewer, id });
    const head = own ?? (await tx.run(cypher.scopes.getWritableScope, { viewer, address: project ?? '' }));
    if (head === null) throw new SiblingsNotPermitted(project);
    await tx.run(cypher.lineage.unlinkSiblingResults, { key });
    return;
  }
  if (project === null) throw new NoProject();
  const linked = await tx.run(cypher.lineage.linkSiblingResults, { viewer, key, at: ctx.clock.now() });
  if (linked === null) throw new SiblingsNotPermitted(project);
}

/**
 * Whether the viewer may start a process in a session, or in the scope that it has, with such a config: asked before that
 * scope is made, so that what is refused leaves nothing behind.
 * @throws AppError NOT_PERMITTED, BAD_INPUT
 */
export async function checkConfig(ctx: Ctx, address: string | null, config: ProcessConfig): Promise<void> {
  if (config.seesSiblingResults !== true) return;
  const viewer = ctx.viewer.key;
  const asked = { viewer, address: address ?? '', crossProject: false };
  const rows = await ctx.graph.read(cypher.scopes.findVisibleScopes, asked);
  const project = rows.find(({ scope, via }) => via !== 'SESSION_USER' && scope.tier === 2)?.scope;
  if (project === undefined) throw new NoProject();
  const writable = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer, address: project.address });
  if (writable === null) throw new SiblingsNotPermitted(project.address);
}
