import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { ScopeEvent, ScopeEventKind } from './scope-events.types.js';
import { watchScopeEvents, type WatchedScopeEvent } from './use-cases/watch-scope-events.js';
import { SinceArg, WithinArg, WatchedScopeArg } from './watch-args.js';

@Resolver()
export class ScopeEventsResolver {
  @Subscription(() => ScopeEvent, {
    description: 'What happens to a scope and its members, after each commit, in order per scope.',
    subscribe: ({ args, context }: { args: Parameters<typeof watchScopeEvents>[1]; context: Ctx }) =>
      watchScopeEvents(context, args),
  })
  scopeEvents(
    @Root() event: WatchedScopeEvent,
    @WatchedScopeArg() _scope: string,
    @WithinArg() _includeDescendants: boolean,
    @Arg('kinds', () => [ScopeEventKind], { nullable: true, description: 'Only these. Default: all.' })
    _kinds: ScopeEventKind[] | null,
    @SinceArg() _since: string | null,
  ): WatchedScopeEvent {
    return event;
  }
}
