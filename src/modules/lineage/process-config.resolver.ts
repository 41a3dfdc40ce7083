import { Arg, Ctx as Context, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { ThinkProcessRow } from '../../graph/generated/lineage.js';
import { UpdateThinkProcessInput } from './lineage.inputs.types.js';
import { ThinkProcess } from './lineage.types.js';
import { ThinkProcessConfig } from './process-config.types.js';
import { updateThinkProcess } from './use-cases/update-think-process.js';

@Resolver(() => ThinkProcess)
export class ProcessConfigResolver {
  @FieldResolver(() => ThinkProcessConfig)
  config(@Root() { seesSiblingResults }: ThinkProcessRow): ThinkProcessConfig {
    return { seesSiblingResults };
  }

  @Mutation(() => ThinkProcess, {
    description:
      'Changes how a think process works: whether it sees the results of the other processes of its project. What it is to find out stays as it was started.',
  })
  updateThinkProcess(
    @Context() ctx: Ctx,
    @Arg('input', () => UpdateThinkProcessInput, { description: 'The change.' }) input: UpdateThinkProcessInput,
  ): Promise<unknown> {
    return updateThinkProcess(ctx, input);
  }
}
