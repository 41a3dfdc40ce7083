import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { memoryToolDefinitions } from '../../shared/memory-tools.js';
import {
  Document,
  DocumentConnection,
  DocumentWriteResult,
  IdempotencyKeyArg,
  TagNameScalar,
} from '../library/index.js';
import { RagHit, showHit } from '../recall/index.js';
import { memoryList, memoryQuery, memoryRead, memoryStore, memoryTag } from './use-cases/memory-tools.js';

const ProcessArg = (): ReturnType<typeof Arg> =>
  Arg('thinkProcessId', () => ID, {
    description: 'The process that acts: it sees its own scope and what that is within.',
  });
const ScopeArg = (description: string): ReturnType<typeof Arg> =>
  Arg('scope', () => String, { nullable: true, description });
const TagsArg = (description: string): ReturnType<typeof Arg> =>
  Arg('tags', () => [TagNameScalar], { nullable: true, description });

const allTags = 'Only documents that have all of these tags.';

@Resolver()
export class MemoryToolsResolver {
  @Query(() => [GraphQLJSONObject], {
    description:
      'The five memory tools of a process as function definitions (JSON Schema), to be given to a language model.',
  })
  memoryTools(): unknown {
    return memoryToolDefinitions;
  }

  @Mutation(() => DocumentWriteResult, { description: 'Tool `memory_store`: stores a note as the process.' })
  memoryStore(
    @Context() ctx: Ctx,
    @ProcessArg() thinkProcessId: string,
    @Arg('content', () => String, { description: 'Its text, Markdown.' }) content: string,
    @TagsArg('Its tags, with or without `#`.') tags: string[] | null,
    @ScopeArg('A scope that the process sees and that you may write. Default: that of the process.')
    scope: string | null,
    @Arg('title', () => String, { nullable: true, description: 'Its title. Default: the first line of its content.' })
    title: string | null,
    @IdempotencyKeyArg() idempotencyKey: string | null,
  ): Promise<unknown> {
    return memoryStore(ctx, { thinkProcessId, content, tags, scope, title, idempotencyKey });
  }

  @Query(() => [RagHit], { description: 'Tool `memory_query`: passages that answer a question of the process.' })
  async memoryQuery(
    @Context() ctx: Ctx,
    @ProcessArg() thinkProcessId: string,
    @Arg('question', () => String, { description: 'The question, in plain words.' }) question: string,
    @TagsArg(allTags) tags: string[] | null,
    @ScopeArg('Only from this scope that the process sees, and what it is within. Default: all that it sees.')
    scope: string | null,
    @Arg('limit', () => Int, { nullable: true, description: 'Most hits, 1 to 100. Default 10.' }) limit: number | null,
  ): Promise<unknown> {
    const { hits } = await memoryQuery(ctx, { thinkProcessId, question, tags, scope, limit });
    return hits.map(showHit);
  }

  @Query(() => DocumentConnection, { description: 'Tool `memory_list`: documents, the one changed last first.' })
  memoryList(
    @Context() ctx: Ctx,
    @ProcessArg() thinkProcessId: string,
    @TagsArg(allTags) tags: string[] | null,
    @ScopeArg('A scope that the process sees. Default: that of the process.') scope: string | null,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return memoryList(ctx, { thinkProcessId, tags, scope, first, after });
  }

  @Query(() => Document, { description: 'Tool `memory_read`: a document that the process sees.' })
  memoryRead(
    @Context() ctx: Ctx,
    @ProcessArg() thinkProcessId: string,
    @Arg('docId', () => ID, { description: 'Id of the document.' }) docId: string,
  ): Promise<unknown> {
    return memoryRead(ctx, thinkProcessId, docId);
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Tool `memory_tag`: gives a document that the process sees these tags in place of those that were set; automatic ones stay.',
  })
  memoryTag(
    @Context() ctx: Ctx,
    @ProcessArg() thinkProcessId: string,
    @Arg('docId', () => ID, { description: 'Id of the document.' }) docId: string,
    @Arg('tags', () => [TagNameScalar], { description: 'All the tags that it has from now on.' }) tags: string[],
  ): Promise<unknown> {
    return memoryTag(ctx, thinkProcessId, docId, tags);
  }
}
