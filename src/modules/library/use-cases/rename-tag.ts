import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { TagMissing } from '../library.errors.js';
import { movedTags, pathsOf } from '../moved-tags.js';
import { normaliseTag, refuseAutomatic, type TagName } from '../tag-name.js';
import { maxTagsMoved, moveTags, type TagsMoved } from './move-tags.js';
import { retagOnce } from './retag-once.js';

/** What `renameTag` takes. */
export interface RenameTagInput {
  readonly tag: string;
  readonly label: string;
  /** Address of the scope on whose documents it is done; absent for the whole tenant, for its admins. */
  readonly scope?: string | null;
  readonly idempotencyKey?: string | null;
}

/**
 * Gives documents another tag in place of one, and likewise for the tags within its path. Only another spelling of the same
 * tag (`attention`, `Attention`) changes no document: it is for the whole tenant.
 * @throws AppError NOT_FOUND, BAD_INPUT, NOT_PERMITTED, ALREADY_EXISTS where a document has the other tag already,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function renameTag(ctx: Ctx, input: RenameTagInput): Promise<TagsMoved> {
  const [from, into] = [normaliseTag(input.tag, 'tag'), normaliseTag(input.label, 'label')];
  refuseAutomatic([from], 'tag');
  refuseAutomatic([into], 'label');
  const scope = input.scope ?? null;
  const isSame = from.id === into.id;
  if (isSame && scope) {
    const hint = 'Leave `scope` away: spelling is for the tenant.';
    throw new BadInput('label', 'is the same tag in another spelling', hint);
  }
  return retagOnce(ctx, 'renameTag', { ...input }, (tx) =>
    isSame ? respell(ctx, tx, into) : moveTags(ctx, tx, { from: [from], into, scope, unused: true }),
  );
}

async function respell(ctx: Ctx, tx: WriteTransaction, tag: TagName): Promise<TagsMoved> {
  const { key: viewer, tenantKey } = ctx.viewer;
  const locked = await tx.run(cypher.library.setHierarchyLocked, { viewer });
  if (locked === null) throw new TagMissing(tag.label);
  const asked = { tenantKey, paths: pathsOf([tag]), limit: maxTagsMoved };
  const within = await tx.run(cypher.library.findTagsWithinPaths, asked);
  const tags = movedTags([tag, ...within], { from: [tag], into: tag }, 'label').map(({ into }) => into);
  const { count } = await tx.run(cypher.library.setTagLabels, { tenantKey, tags });
  if (count === 0) throw new TagMissing(tag.label);
  return { ...tag, documents: 0, tags: [], replayed: false };
}
