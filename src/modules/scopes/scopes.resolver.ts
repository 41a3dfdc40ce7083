import { Arg, Ctx as Context, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import { parseScopeAddress } from './scope-kinds.js';
import {
  ArchivedScope,
  CreateScopeInput,
  DeleteScopeResult,
  Scope,
  ScopeConnection,
  ScopeKind,
  VisibleScope,
} from './scopes.types.js';
import { addScopeAlias } from './use-cases/add-scope-alias.js';
import { createScope } from './use-cases/create-scope.js';
import { deleteScope } from './use-cases/delete-scope.js';
import { findArchivedScopes } from './use-cases/find-archived-scopes.js';
import { findScopes } from './use-cases/find-scopes.js';
import { findVisibleScopes } from './use-cases/find-visible-scopes.js';
import { moveScope } from './use-cases/move-scope.js';
import { renameScope } from './use-cases/rename-scope.js';
import { restoreScope } from './use-cases/restore-scope.js';

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
    @Arg('crossProject', () => Boolean, {
      defaultValue: false,
      description: 'From your own user scope: as `crossProject` of `ragQuery`.',
    })
    crossProject: boolean,
  ): Promise<unknown> {
    return findVisibleScopes(ctx, scope, crossProject);
  }

  @Query(() => [ArchivedScope], { description: 'Deleted scopes that you can restore, the last first.' })
  archivedScopes(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most, 1 to 100. Default 20.' })
    first: number | null,
  ): Promise<unknown> {
    return findArchivedScopes(ctx, first);
  }

  @Mutation(() => Scope, { description: 'Makes a scope within its parent.' })
  createScope(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateScopeInput, { description: 'The new scope.' }) input: CreateScopeInput,
  ): Promise<unknown> {
    return createScope(ctx, input);
  }

  @Mutation(() => Scope, {
    description:
      'Puts a scope within another parent, or within none. What is visible from it and below it changes at once.',
  })
  moveScope(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope to move.' }) scope: string,
    @Arg('parent', () => String, { nullable: true, description: 'Address of its new parent; null for none.' })
    parent: string | null,
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

  @Mutation(() => Scope, { description: 'Gives a scope another name for people; its addresses stay.' })
  renameScope(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('title', () => String, { description: 'The name, 1 to 500 characters.' }) title: string,
  ): Promise<unknown> {
    return renameScope(ctx, scope, title);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => DeleteScopeResult, {
    description:
      'Deletes a scope with all within it; nothing finds it from then on. Organizations (which must be empty of scopes), spaces, groups, universes and projects can be restored for 30 days; sessions, think processes and users are gone for good.',
  })
  deleteScope(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('cascade', () => Boolean, {
      defaultValue: false,
      description:
        'Whether it may go with what it holds. Without it, one that can be restored is refused where it holds anything.',
    })
    cascade: boolean,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only says what would go.' }) dryRun: boolean,
  ): Promise<unknown> {
    return deleteScope(ctx, { scope, cascade, dryRun });
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => Scope, { description: 'Brings a deleted scope back, with all that was within it, as it was.' })
  restoreScope(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the deleted scope.' }) scope: string,
  ): Promise<unknown> {
    return restoreScope(ctx, scope);
  }
}
