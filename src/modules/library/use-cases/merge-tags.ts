import type { Ctx } from '../../../context.js';
import { BadInput } from '../../../shared/errors.js';
import { normaliseTag, normaliseTags, refuseAutomatic } from '../tag-name.js';
import { moveTags, type TagsMoved } from './move-tags.js';
import { retagOnce } from './retag-once.js';

/** What `mergeTags` takes. */
export interface MergeTagsInput {
  readonly from: readonly string[];
  readonly into: string;
  /** Address of the scope on whose documents it is done; absent for the whole tenant, for its admins. */
  readonly scope?: string | null;
  readonly idempotencyKey?: string | null;
}

/**
 * Gives documents one tag in place of several; a document that had two of them has one. What is within the paths of the
 * others goes below the one that stays.
 * @throws AppError NOT_FOUND where no document has the tags, BAD_INPUT, NOT_PERMITTED, IDEMPOTENCY_KEY_REUSED
 */
export async function mergeTags(ctx: Ctx, input: MergeTagsInput): Promise<TagsMoved> {
  const target = normaliseTag(input.into, 'into');
  const others = normaliseTags(input.from, 'from').filter(({ id }) => id !== target.id);
  if (others.length === 0) throw new BadInput('from', 'must name a tag beside the one that stays');
  refuseAutomatic(others, 'from');
  refuseAutomatic([target], 'into');
  const move = { from: others, into: target, scope: input.scope ?? null, unused: false };
  return retagOnce(ctx, 'mergeTags', { ...input }, (tx) => moveTags(ctx, tx, move));
}
