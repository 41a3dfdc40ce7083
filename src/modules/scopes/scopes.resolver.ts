import { Arg, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import { parseScopeAddress } from './scope-kinds.js';
import { CreateScopeInput, Scope, ScopeConnection, ScopeKind, VisibleScope } from './scopes.types.js';
import { addScopeAlias } from './use-cases/add-scope-alias.js';
import { createScope } from './use-cases/create-scope.js';
import { findScopes } from './use-cases/find-scopes.js';
import { findVisibleScopes } from './use-cases/find-visible-scopes.js';
import { moveScope } from './use-cases/move-scope.js';

@Resolver(() => ScopeConnection)
export class ScopesResolver {
  @Query(() => Scope, { nullable: true, description: 'One scope by its address or an alias; null when there is none.' })
  scope(
    @Context() ctx: Ctx,
    @Arg('address', () => String, { description: '`<kind>/<id>`, such as `project/proj_5`.' }) address: string,
  ): Promise<unknown> {
    const target = parseScopeAddress(address, 'address').address;
    return ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address: target });
  }

  @Query(() => ScopeConnection, { description: 'Scopes, by kind and id.' })
  scopes(
    @Context() ctx: Ctx,
    @Arg('kinds', () => [ScopeKind], { nullable: true, description: 'Only these kinds. Default: all.' })
    kinds: ScopeKind[] | null,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findScopes(ctx, { kinds, first, after });
  }

  @FieldResolver(() => Int, { description: 'How many scopes the whole list has. Counted only where it is selected.' })
  totalCount(@Root() page: ScopeConnection): Promise<number> {
    return page.count();
  }

  @Query(() => [VisibleScope], {
    description:
      'The scopes that are visible from one scope, nearest first, with their weights and why each is visible.',
  })
  visibleScopes(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope to look from.' }) scope: string,
  ): Promise<unknown> {
    return findVisibleScopes(ctx, scope);
  }

  @Mutation(() => Scope, { description: 'Makes a scope within its parent.' })
  createScope(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateScopeInput, { description: 'The new scope.' }) input: CreateScopeInput,
  ): Promise<unknown> {
    return createScope(ctx, input);
  }

  @Mutation(() => Scope, {
    description: 'Puts a scope within another parent. What is visible from it and below it changes at once.',
  })
  moveScope(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope to move.' }) scope: string,
    @Arg('parent', () => String, { description: 'Address of its new parent.' }) parent: string,
  ): Promise<unknown> {
    return moveScope(ctx, scope, parent);
  }

  @Mutation(() => Scope, { description: 'Gives a scope a further address, such as `universe/u_9` for a project.' })
  addScopeAlias(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('alias', () => String, { description: 'The further address.' }) alias: string,
  ): Promise<unknown> {
    return addScopeAlias(ctx, scope, alias);
  }
}
