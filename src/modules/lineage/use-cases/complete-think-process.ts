import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { ThinkProcessRow } from '../../../graph/generated/lineage.js';
import { announceProcess } from '../announce-process.js';
import { findProcess, lockProcess } from '../find-process.js';

/** A process that is complete, and the results in its memory that could be published to its project. */
export interface CompletedProcess {
  readonly process: ThinkProcessRow;
  readonly publishable: readonly DocumentRow[];
}

/** Most results that are offered to be published. */
export const maxPublishable = 100;

/**
 * Completes a think process. Its memory stays where it is; what could be published is said, and nothing is published.
 * Completed again it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function completeThinkProcess(ctx: Ctx, id: string): Promise<CompletedProcess> {
  const completed = await ctx.graph.write(async (tx) => {
    const process = await lockProcess(ctx, tx, id);
    if (process.status === 'COMPLETED') return process;
    await tx.run(cypher.lineage.setProcessCompleted, { key: process.key, at: ctx.clock.now() });
    announceProcess(ctx, tx, 'PROCESS_COMPLETED', process);
    announceProcess(ctx, tx, 'PLAN_COMPLETED', process);
    return process;
  });
  const publishable = await ctx.graph.read(cypher.library.findResults, {
    scopeKey: completed.scopeKey,
    limit: maxPublishable,
  });
  return { process: await findProcess(ctx, id), publishable };
}
