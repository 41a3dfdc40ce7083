import { Arg, Ctx as Context, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import { JobSchedule } from './operations.types.js';
import { runSchedule } from './use-cases/run-schedule.js';

@Resolver(() => JobSchedule)
export class ScheduleResolver {
  @Query(() => [JobSchedule], {
    description: 'What is put in the queue by itself, and when, by name. Only an admin of a tenant sees any.',
  })
  schedules(@Context() ctx: Ctx): Promise<unknown> {
    return ctx.graph.read(cypher.operations.findSchedules, { viewer: ctx.viewer.key });
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => JobSchedule, {
    description:
      'Puts a job of a schedule in the queue now, beside its times; for your tenant where each has its own. While one waits, none is added.',
  })
  runSchedule(
    @Context() ctx: Ctx,
    @Arg('name', () => String, { description: 'The schedule.' }) name: string,
  ): Promise<unknown> {
    return runSchedule(ctx, name);
  }
}
