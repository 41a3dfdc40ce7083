import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { SinceArg, WatchedScopeArg, WithinArg } from '../scopes/index.js';
import { PromotionEvent, PromotionEventKind } from './promotion.types.js';
import { type WatchedPromotion, watchPromotions, type WatchPromotionsInput } from './use-cases/watch-promotions.js';

@Resolver()
export class PromotionEventsResolver {
  @Subscription(() => PromotionEvent, {
    description: 'Documents that come into a scope from another one, or go from it to another, after each commit.',
    subscribe: ({ args, context }: { args: WatchPromotionsInput; context: Ctx }) => watchPromotions(context, args),
  })
  promotionEvents(
    @Root() event: WatchedPromotion,
    @WatchedScopeArg() _scope: string,
    @WithinArg() _includeDescendants: boolean,
    @Arg('kinds', () => [PromotionEventKind], { nullable: true, description: 'Only these. Default: all.' })
    _kinds: PromotionEventKind[] | null,
    @SinceArg() _since: string | null,
  ): WatchedPromotion {
    return event;
  }
}
