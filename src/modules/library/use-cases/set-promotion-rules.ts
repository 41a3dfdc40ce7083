import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, rulesOf, type ScopeKindName, ScopeMissing } from '../../scopes/index.js';
import { type PromotionTag, rulesPromotion, writePromotionTag } from '../promotion-rules.js';
import { maxTags, normaliseTag } from '../tag-name.js';

/** What `setPromotionRules` takes; what is absent stays. */
export interface PromotionRulesInput {
  readonly acceptsPromotions?: boolean | null;
  readonly autoPromoteResults?: boolean | null;
  /** Null: those of the server again. */
  readonly tags?: readonly PromotionTag[] | null;
}

/**
 * Says what a scope takes of promotion, and for a project or universe what goes up by itself from it and all within it. It
 * holds for what is tagged and made from then on.
 * @throws AppError NOT_FOUND for a scope that is missing or not writable, BAD_INPUT
 */
export async function setPromotionRules(ctx: Ctx, scope: string, rules: PromotionRulesInput): Promise<ScopeRow> {
  const { address } = parseScopeAddress(scope);
  const promotionTags = rules.tags ? storedTags(rules.tags) : null;
  const viewer = ctx.viewer.key;
  return ctx.graph.write(async (tx) => {
    const before = await tx.run(cypher.scopes.getWritableScope, { viewer, address });
    if (before === null) throw new ScopeMissing(address);
    checkKind(before.kind as ScopeKindName, rules);
    const { acceptsPromotions = null, autoPromoteResults = null } = rules;
    const change = { acceptsPromotions, autoPromoteResults, keepTags: rules.tags === undefined, promotionTags };
    await tx.run(cypher.library.setPromotionRules, { viewer, key: before.key, ...change, at: ctx.clock.now() });
    const after = await tx.run(cypher.scopes.getWritableScope, { viewer, address });
    if (after === null) throw new ScopeMissing(address);
    return after;
  });
}

/** @throws BadInput for tags that are none, too many, or each other's double, and for a level that is above nothing */
function storedTags(tags: readonly PromotionTag[]): readonly string[] {
  if (tags.length > maxTags) throw new BadInput('tags', `at most ${maxTags} are allowed`);
  const stored = tags.map(({ tag, to }) => ({ tag: normaliseTag(tag).id, to }));
  if (new Set(stored.map(({ tag }) => tag)).size < stored.length)
    throw new BadInput('tags', 'a tag stands there twice');
  const low = stored.find(({ to }) => !takesPromotions(to));
  if (low !== undefined) throw new BadInput('tags', `nothing is promoted to a ${low.to}`);
  return stored.map(writePromotionTag).sort();
}

function checkKind(kind: ScopeKindName, { acceptsPromotions, autoPromoteResults, tags }: PromotionRulesInput): void {
  const isSet = (value: unknown): boolean => value !== undefined && value !== null;
  if (isSet(acceptsPromotions) && !takesPromotions(kind)) {
    throw new BadInput('acceptsPromotions', `nothing is promoted to a ${kind}`);
  }
  if (rulesPromotion(kind)) return;
  const why = 'is for a project or universe; it holds for all that is within it';
  if (isSet(autoPromoteResults)) throw new BadInput('autoPromoteResults', why);
  if (tags !== undefined) throw new BadInput('tags', why);
}

/** Whether something can be within a scope of this kind, and come up from there. */
function takesPromotions(kind: ScopeKindName): boolean {
  const { tier } = rulesOf(kind);
  return tier !== null && kind !== 'think-process';
}
