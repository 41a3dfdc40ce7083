import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { SinceArg } from '../scopes/index.js';
import { TaskEventKind } from './lineage.enums.js';
import { TaskEvent } from './lineage.types.js';
import { type WatchedTaskEvent, watchTasks, type WatchTasksInput } from './use-cases/watch-tasks.js';

@Resolver()
export class TaskEventsResolver {
  @Subscription(() => TaskEvent, {
    description: 'What happens to a think process and its tasks, after each commit, in order.',
    subscribe: ({ args, context }: { args: WatchTasksInput; context: Ctx }) => watchTasks(context, args),
  })
  taskEvents(
    @Root() event: WatchedTaskEvent,
    @Arg('processId', () => ID, { description: 'Id of the process to watch.' }) _processId: string,
    @Arg('kinds', () => [TaskEventKind], { nullable: true, description: 'Only these. Default: all.' })
    _kinds: TaskEventKind[] | null,
    @SinceArg() _since: string | null,
  ): WatchedTaskEvent {
    return event;
  }
}
