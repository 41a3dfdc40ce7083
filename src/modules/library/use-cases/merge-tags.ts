import type { Ctx } from '../../../context.js';
import { BadInput } from '../../../shared/errors.js';
import { normaliseTag, normaliseTags, refuseAutomatic } from '../tag-name.js';
import { type MovedTags, moveTags } from './move-tags.js';

/**
 * Gives documents one tag in place of several; a document that had two of them has one.
 * @param scope address of the scope on whose documents it is done; null for the whole tenant, for its admins
 * @throws AppError NOT_FOUND where no document has the tags, BAD_INPUT, NOT_PERMITTED
 */
export async function mergeTags(
  ctx: Ctx,
  from: readonly string[],
  into: string,
  scope: string | null | undefined,
): Promise<MovedTags> {
  const target = normaliseTag(into, 'into');
  const others = normaliseTags(from, 'from').filter(({ id }) => id !== target.id);
  if (others.length === 0) throw new BadInput('from', 'must name a tag beside the one that stays');
  refuseAutomatic(others, 'from');
  refuseAutomatic([target], 'into');
  return moveTags(ctx, { from: others, into: target, scope: scope ?? null, unused: false });
}
