import { Arg, Ctx as Context, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { ScopeRow } from '../../graph/generated/scopes.js';
import { load } from '../../graph/load.js';
import { Scope, type ScopeKindName } from '../scopes/index.js';
import { readPromotionTag, rulesPromotion } from './promotion-rules.js';
import { promotionRules } from './promotion.loaders.js';
import { PromotionRules, PromotionRulesInput } from './promotion.types.js';
import { setPromotionRules } from './use-cases/set-promotion-rules.js';

@Resolver(() => Scope)
export class PromotionRulesResolver {
  @FieldResolver(() => PromotionRules, {
    nullable: true,
    description: 'What it says of promotion; null where you may see the scope only as the user of a session.',
  })
  async promotionRules(@Context() ctx: Ctx, @Root() { key, kind }: ScopeRow): Promise<unknown> {
    const rules = await load(ctx, promotionRules, key);
    if (rules === null) return null;
    const tags = rulesPromotion(kind as ScopeKindName) ? (rules.promotionTags ?? ctx.promotionTags) : null;
    return { ...rules, tags: tags?.map(readPromotionTag) ?? null, ownTags: rules.promotionTags !== null };
  }

  @Mutation(() => Scope, {
    description:
      'Says what a scope takes of promotion, and for a project or universe what goes up by itself. It holds for what is tagged and made from then on.',
  })
  setPromotionRules(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('rules', () => PromotionRulesInput, { description: 'The rules that change.' }) rules: PromotionRulesInput,
  ): Promise<unknown> {
    return setPromotionRules(ctx, scope, rules);
  }
}
