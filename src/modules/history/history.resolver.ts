import { createHash } from 'node:crypto';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { VersionRow } from '../../graph/generated/history.js';
import { VersionDiff } from './diff.types.js';
import { DocumentVersion } from './history.types.js';
import { diffVersions } from './use-cases/diff-versions.js';
import { contentOf, getVersion } from './use-cases/get-version.js';

const IdArg = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Id of the document.' });

@Resolver(() => DocumentVersion)
export class HistoryResolver {
  @Query(() => DocumentVersion, {
    nullable: true,
    description:
      'What a document was at one of its versions, or is; null when there is no such document or it is not kept.',
  })
  documentVersion(
    @Context() ctx: Ctx,
    @IdArg() id: string,
    @Arg('version', () => Int, { description: 'A number that `Document.version` has or had.' }) version: number,
  ): Promise<unknown> {
    return getVersion(ctx, id, version);
  }

  @Query(() => VersionDiff, { description: 'How a document differs between two of its versions.' })
  diffVersions(
    @Context() ctx: Ctx,
    @IdArg() id: string,
    @Arg('from', () => Int, { description: 'A number that `Document.version` has or had.' }) from: number,
    @Arg('to', () => Int, { description: 'Another one, such as the current one.' }) to: number,
  ): Promise<unknown> {
    return diffVersions(ctx, id, from, to);
  }

  @FieldResolver(() => String, { description: 'Its text, or for a binary file where the file is stored.' })
  content(@Context() ctx: Ctx, @Root() version: VersionRow): Promise<string> {
    return contentOf(ctx, version);
  }

  @FieldResolver(() => String, { description: 'SHA-256 of its content, in hexadecimal digits.' })
  async contentHash(@Context() ctx: Ctx, @Root() version: VersionRow): Promise<string> {
    return createHash('sha256')
      .update(await contentOf(ctx, version))
      .digest('hex');
  }

  @FieldResolver(() => GraphQLJSONObject, { description: 'A free map; types are as they were given.' })
  metadata(@Root() version: VersionRow): unknown {
    return JSON.parse(version.metadata);
  }
}
