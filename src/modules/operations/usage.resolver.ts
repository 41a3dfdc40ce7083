import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { EmbeddingUsage, UsageGroup } from './usage.types.js';
import { findEmbeddingUsage } from './use-cases/find-embedding-usage.js';

@Resolver()
export class EmbeddingUsageResolver {
  @Query(() => EmbeddingUsage, {
    description:
      'What the embedding model was used for in the tenant, and what that cost. Only an admin of the tenant sees any of it.',
  })
  embeddingUsage(
    @Context() ctx: Ctx,
    @Arg('from', () => GraphQLDate, {
      nullable: true,
      description: 'First day (UTC). Default: 29 days before the last, at most 399.',
    })
    from: Date | null,
    @Arg('to', () => GraphQLDate, { nullable: true, description: 'Last day (UTC). Default: today.' })
    to: Date | null,
    @Arg('scope', () => String, {
      nullable: true,
      description: 'Only what was embedded for this scope itself. Default: all.',
    })
    scope: string | null,
    @Arg('groupBy', () => [UsageGroup], {
      defaultValue: [UsageGroup.DAY, UsageGroup.PURPOSE, UsageGroup.MODEL],
      description: 'By what it is told apart. Nothing gives one entry.',
    })
    groupBy: UsageGroup[],
  ): Promise<unknown> {
    return findEmbeddingUsage(ctx, { from, to, scope, groupBy });
  }
}
