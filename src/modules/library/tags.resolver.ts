import { Arg, Ctx as Context, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { load } from '../../graph/load.js';
import { IdempotencyKeyArg } from './idempotency-key.arg.js';
import { isAutomatic, namespaceOf } from './tag-name.js';
import { neighboursKey, tagNeighbours } from './tags.loaders.js';
import { BroaderTags, Tag, TagConnection, TagsMoved } from './tags.types.js';
import { findTag, findTags } from './use-cases/find-tags.js';
import { mergeTags } from './use-cases/merge-tags.js';
import { renameTag } from './use-cases/rename-tag.js';
import { setBroaderTags } from './use-cases/set-broader-tags.js';
import { TagNameScalar } from './tag-name-scalar.js';

const ScopeArg = (): ReturnType<typeof Arg> =>
  Arg('scope', () => String, { description: 'Address of the scope whose documents are looked at.' });
const DescendantsArg = (): ReturnType<typeof Arg> =>
  Arg('includeDescendants', () => Boolean, {
    defaultValue: false,
    description: 'Whether the documents of the scopes within it that you may read count too.',
  });
const WrittenScopeArg = (): ReturnType<typeof Arg> =>
  Arg('scope', () => String, {
    nullable: true,
    description:
      'Address of the scope on whose documents, and on those of all scopes within it, it is done; you must be able to write each that has the tags. Default: the whole tenant, for its admins.',
  });

@Resolver(() => Tag)
export class TagsResolver {
  @Query(() => TagConnection, { description: 'Tags that documents of one scope have, with how many have each.' })
  tags(
    @Context() ctx: Ctx,
    @ScopeArg() scope: string,
    @Arg('search', () => String, { nullable: true, description: 'Only tags that hold this text, in any case.' })
    search: string | null,
    @Arg('namespace', () => String, {
      nullable: true,
      description: 'Only tags `namespace:value` of this namespace, without the colon.',
    })
    namespace: string | null,
    @DescendantsArg() includeDescendants: boolean,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findTags(ctx, { scope, search, namespace, includeDescendants, first, after });
  }

  @Query(() => Tag, {
    nullable: true,
    description:
      'One tag as the documents of a scope know it; null where none of them has it or one within its path, and where there is no such scope.',
  })
  tag(
    @Context() ctx: Ctx,
    @Arg('id', () => TagNameScalar, { description: 'The tag, with or without `#`, in any case.' }) id: string,
    @ScopeArg() scope: string,
    @DescendantsArg() includeDescendants: boolean,
  ): Promise<unknown> {
    return findTag(ctx, { id, scope, includeDescendants });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What stands before the colon of `namespace:value`; null where there is none.',
  })
  namespace(@Root() tag: Tag): string | null {
    return namespaceOf(tag.label);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the server alone sets it, and people neither set nor rename it.',
  })
  automatic(@Root() tag: Tag): boolean {
    return isAutomatic(tag.id);
  }

  @FieldResolver(() => [Tag], {
    description:
      'Tags right above it that the documents of the same scope know: filters by them find its documents too.',
  })
  broader(@Context() ctx: Ctx, @Root() tag: Tag): Promise<readonly unknown[]> {
    return neighboursOf(ctx, tag, true);
  }

  @FieldResolver(() => [Tag], { description: 'Tags right below it that the documents of the same scope know.' })
  narrower(@Context() ctx: Ctx, @Root() tag: Tag): Promise<readonly unknown[]> {
    return neighboursOf(ctx, tag, false);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => BroaderTags, {
    description:
      'Puts a tag right below others, in place of those that it was below; tags are made where they are new. What its path says stays. For admins of the tenant.',
  })
  setBroaderTags(
    @Context() ctx: Ctx,
    @Arg('tag', () => TagNameScalar, { description: 'The tag.' }) tag: string,
    @Arg('broader', () => [TagNameScalar], {
      description: 'The tags right above it; none takes it out of the hierarchy.',
    })
    broader: string[],
  ): Promise<unknown> {
    return setBroaderTags(ctx, tag, broader);
  }

  @Mutation(() => TagsMoved, {
    description:
      'Gives documents another tag in place of one, at one moment. What is within its path goes along, for a path says where a tag stands: with `topic`, `topic/attention` is renamed too. Refused where one of them has the other tag already: that is `mergeTags`.',
  })
  renameTag(
    @Context() ctx: Ctx,
    @Arg('tag', () => TagNameScalar, { description: 'The tag as it is.' }) tag: string,
    @Arg('label', () => TagNameScalar, { description: 'How it is to be written.' }) label: string,
    @WrittenScopeArg() scope: string | null,
    @IdempotencyKeyArg() idempotencyKey: string | null,
  ): Promise<unknown> {
    return renameTag(ctx, { tag, label, scope, idempotencyKey });
  }

  @Mutation(() => TagsMoved, {
    description:
      'Gives documents one tag in place of several, at one moment. What is within the paths of those that go comes to be within the path of the one that stays: with `gpu` into `hardware`, `gpu/h100` becomes `hardware/h100`, and one with it where that is there.',
  })
  mergeTags(
    @Context() ctx: Ctx,
    @Arg('from', () => [TagNameScalar], { description: 'The tags that go, 1 to 100.' }) from: string[],
    @Arg('into', () => TagNameScalar, { description: 'The tag that stays; it is made where it is new.' }) into: string,
    @WrittenScopeArg() scope: string | null,
    @IdempotencyKeyArg() idempotencyKey: string | null,
  ): Promise<unknown> {
    return mergeTags(ctx, { from, into, scope, idempotencyKey });
  }
}

async function neighboursOf(ctx: Ctx, tag: Tag, broader: boolean): Promise<readonly unknown[]> {
  const rows = await load(ctx, tagNeighbours, neighboursKey(tag.area, tag.key));
  return rows.filter((row) => row.broader === broader).map((row) => ({ ...row, area: tag.area }));
}
