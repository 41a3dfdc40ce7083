import { Arg, Ctx as Context, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { JobDetailRow } from '../../graph/generated/operations.js';
import { DateTimeScalar } from '../../shared/date-time.js';
import { systemTenant } from '../../shared/ids.js';
import { JobState } from './operations.enums.js';
import { Job, JobConnection, JobProgress } from './operations.types.js';
import { cancelJob } from './use-cases/cancel-job.js';
import { findJobs, type JobPage } from './use-cases/find-jobs.js';
import { runJob } from './use-cases/run-job.js';

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, {
    nullable: true,
    description: 'One job by its key, for an admin of its tenant; null when there is none.',
  })
  job(@Context() ctx: Ctx, @Arg('key', () => ID, { description: 'Its key.' }) key: string): Promise<unknown> {
    return ctx.graph.read(cypher.operations.getJob, { viewer: ctx.viewer.key, key });
  }

  @Query(() => JobConnection, {
    description: 'Jobs of the tenant and of the system, the newest first. Only an admin of the tenant sees any.',
  })
  jobs(
    @Context() ctx: Ctx,
    @Arg('states', () => [JobState], { nullable: true, description: 'Only these states. Default: all.' })
    states: JobState[] | null,
    @Arg('kinds', () => [String], { nullable: true, description: 'Only these kinds. Default: all.' })
    kinds: string[] | null,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findJobs(ctx, { states, kinds, first, after });
  }

  @FieldResolver(() => JobProgress, { nullable: true, description: 'How far it is, where it has said so.' })
  progress(@Root() { done, total, note }: JobDetailRow): JobProgress | null {
    return done === null || total === null ? null : { done, total, note };
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'When it is due; null unless it waits.' })
  runAt(@Root() job: JobDetailRow): Date | null {
    return job.state === 'READY' ? job.runAt : null;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'While it runs: until when its server keeps it without a sign of life. Then another takes it over.',
  })
  leasedUntil(@Root() job: JobDetailRow): Date | null {
    return job.state === 'RUNNING' ? job.runAt : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is of the whole server and of no tenant.' })
  system(@Root() job: JobDetailRow): boolean {
    return job.tenantKey === systemTenant;
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => Job, {
    description:
      'Ends a job. One that waits is cancelled at once; one that runs gets a signal within about a second and is cancelled when it heeds it.',
  })
  cancelJob(@Context() ctx: Ctx, @Arg('key', () => ID, { description: 'The job.' }) key: string): Promise<unknown> {
    return cancelJob(ctx, key);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => Job, {
    description: 'Makes a job due at once that waits for its time, is dead or was cancelled, with all of its attempts.',
  })
  runJob(@Context() ctx: Ctx, @Arg('key', () => ID, { description: 'The job.' }) key: string): Promise<unknown> {
    return runJob(ctx, key);
  }
}

@Resolver(() => JobConnection)
export class JobConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many jobs the whole list has. Counted only where it is selected.' })
  totalCount(@Root() page: JobPage): Promise<number> {
    return page.count();
  }
}
