import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { BroaderTagsRow } from '../../../graph/generated/library.js';
import { BadInput } from '../../../shared/errors.js';
import { TagMissing } from '../library.errors.js';
import { createPathTags } from '../path-tags.js';
import { normaliseTags, pathTags, refuseAutomatic } from '../tag-name.js';

/** Most tags that one tag is right below. */
export const maxBroader = 20;

/**
 * Puts a tag right below others in the tenant's hierarchy, in place of those that it was below. What its path says stays:
 * `topic/attention` is below `topic`. Two at a time never close a circle: the hierarchy is locked.
 * @throws AppError NOT_FOUND for who is no admin of the tenant, BAD_INPUT also for a circle
 */
export async function setBroaderTags(ctx: Ctx, tag: string, broader: readonly string[]): Promise<BroaderTagsRow> {
  const [own] = normaliseTags([tag], 'tag');
  const above = normaliseTags(broader, 'broader');
  if (own === undefined) throw new BadInput('tag', 'is missing');
  if (above.length > maxBroader) throw new BadInput('broader', `at most ${maxBroader} are allowed`);
  refuseAutomatic([own], 'tag');
  refuseAutomatic(above, 'broader');
  const { tenantKey } = ctx.viewer;
  const parent = pathTags([own]).find(({ id }) => id === own.id)?.parentId ?? null;
  const wanted = new Set([...above.map(({ id }) => id), ...(parent === null ? [] : [parent])]);
  return ctx.graph.write(async (tx) => {
    if ((await tx.run(cypher.library.setHierarchyLocked, { viewer: ctx.viewer.key })) === null)
      throw new TagMissing(tag);
    await createPathTags(ctx, tx, [own, ...above]);
    await tx.run(cypher.library.upsertTags, { tenantKey, tags: [own, ...above].map(bare), at: ctx.clock.now() });
    const row = await tx.run(cypher.library.setBroaderTags, { tenantKey, id: own.id, broader: [...wanted] });
    if (row.circle.length > 0) {
      const names = row.circle.map((label) => `#${label}`).join(', ');
      throw new BadInput('broader', `#${own.label} is ${names} or stands above it: that would be a circle`);
    }
    return { ...row, broader: row.broader.toSorted() };
  });
}

/** What a statement takes of a tag. */
function bare({ key, id, label }: { key: string; id: string; label: string }) {
  return { key, id, label };
}
