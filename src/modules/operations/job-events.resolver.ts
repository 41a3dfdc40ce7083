import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { JobEvent, SystemEvent } from './operations.types.js';
import { watchJobs, type WatchedJobEvent } from './use-cases/watch-jobs.js';
import { watchSystem, type WatchedSystemEvent } from './use-cases/watch-system.js';

@Resolver()
export class JobEventsResolver {
  @Subscription(() => JobEvent, {
    description:
      'What the jobs of the tenant and of the system come to, and how far they are, in order per job. For an admin of the tenant.',
    subscribe: ({ args, context }: { args: { readonly kinds: readonly string[] | null }; context: Ctx }) =>
      watchJobs(context, args.kinds),
  })
  jobEvents(
    @Root() event: WatchedJobEvent,
    @Arg('kinds', () => [String], { nullable: true, description: 'Only jobs of these kinds. Default: all.' })
    _kinds: string[] | null,
  ): WatchedJobEvent {
    return event;
  }

  @Subscription(() => SystemEvent, {
    description:
      'What an admin of the tenant should know about the running of the product: fallbacks, failures, what is down.',
    subscribe: ({ context }: { context: Ctx }) => watchSystem(context),
  })
  systemEvents(@Root() event: WatchedSystemEvent): WatchedSystemEvent {
    return event;
  }
}
