import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { SinceArg, WatchedScopeArg, WithinArg } from '../scopes/index.js';
import { IndexEvent, IndexEventKind } from './index-events.types.js';
import { watchIndex, type WatchedIndexEvent, type WatchIndexInput } from './use-cases/watch-index.js';

@Resolver()
export class IndexEventsResolver {
  @Subscription(() => IndexEvent, {
    description:
      'How far the index of the documents of a scope is. Documents that are embedded at once tell nothing here.',
    subscribe: ({ args, context }: { args: WatchIndexInput; context: Ctx }) => watchIndex(context, args),
  })
  indexEvents(
    @Root() event: WatchedIndexEvent,
    @WatchedScopeArg() _scope: string,
    @WithinArg() _includeDescendants: boolean,
    @Arg('documentId', () => ID, { nullable: true, description: 'Only this document.' }) _documentId: string | null,
    @Arg('kinds', () => [IndexEventKind], { nullable: true, description: 'Only these. Default: all.' })
    _kinds: IndexEventKind[] | null,
    @SinceArg() _since: string | null,
  ): WatchedIndexEvent {
    return event;
  }
}
