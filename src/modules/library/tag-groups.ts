import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { TagName } from './tag-name.js';

/**
 * What documents with some tags must have: of each list one. A list holds the key of a tag that is asked for and, where the
 * hierarchy counts, of all that are narrower, up to ten steps down; that of a tag that nobody knows is empty.
 */
export async function findTagGroups(
  ctx: Ctx,
  tags: readonly TagName[],
  expandHierarchy: boolean | null | undefined,
): Promise<readonly (readonly string[])[]> {
  if (tags.length === 0) return [];
  const rows = await ctx.graph.read(cypher.library.findNarrowerTags, {
    tenantKey: ctx.viewer.tenantKey,
    ids: tags.map((tag) => tag.id),
    expand: expandHierarchy ?? true,
  });
  return rows.map((row) => row.keys);
}
