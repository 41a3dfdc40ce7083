import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { pathTags, type TagName } from './tag-name.js';

/** Makes the tags of paths with all above them: `topic/attention` is narrower than `topic`. The others are left to be made. */
export async function createPathTags(ctx: Ctx, tx: WriteTransaction, tags: readonly TagName[]): Promise<void> {
  const path = pathTags(tags);
  if (path.length === 0) return;
  const { tenantKey } = ctx.viewer;
  await tx.run(cypher.library.createPathTags, { tenantKey, tags: path, at: ctx.clock.now() });
}
