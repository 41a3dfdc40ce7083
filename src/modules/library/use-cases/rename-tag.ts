import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { BadInput } from '../../../shared/errors.js';
import { TagMissing } from '../library.errors.js';
import { normaliseTag, refuseAutomatic, type TagName } from '../tag-name.js';
import { type MovedTags, moveTags } from './move-tags.js';

/**
 * Gives documents another tag in place of one. Only another spelling of the same tag (`attention`, `Attention`) changes no
 * document: it is for the whole tenant.
 * @param scope address of the scope on whose documents it is done; null for the whole tenant, for its admins
 * @throws AppError NOT_FOUND, BAD_INPUT, NOT_PERMITTED, ALREADY_EXISTS where a document has the other tag already
 */
export async function renameTag(
  ctx: Ctx,
  tag: string,
  label: string,
  scope: string | null | undefined,
): Promise<MovedTags> {
  const [from, into] = [normaliseTag(tag, 'tag'), normaliseTag(label, 'label')];
  refuseAutomatic([from], 'tag');
  refuseAutomatic([into], 'label');
  if (from.id !== into.id) return moveTags(ctx, { from: [from], into, scope: scope ?? null, unused: true });
  if (scope) {
    throw new BadInput(
      'label',
      'is the same tag in another spelling',
      'Leave `scope` away: spelling is for the tenant.',
    );
  }
  return respell(ctx, into);
}

async function respell(ctx: Ctx, tag: TagName): Promise<MovedTags> {
  const { key: viewer, tenantKey } = ctx.viewer;
  return ctx.graph.write(async (tx) => {
    const locked = await tx.run(cypher.library.setHierarchyLocked, { viewer });
    const written = locked === null ? null : await tx.run(cypher.library.setTagLabel, { tenantKey, ...tag });
    if (written === null) throw new TagMissing(tag.label);
    return { ...tag, documents: 0 };
  });
}
