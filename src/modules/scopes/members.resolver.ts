import { Arg, Ctx as Context, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { ScopeRow } from '../../graph/generated/scopes.js';
import { AccessExplanation, MemberConnection, MemberWriteResult, SetMemberInput } from './members.types.js';
import { Scope } from './scopes.types.js';
import { explainAccess } from './use-cases/explain-access.js';
import { findMembers } from './use-cases/find-members.js';
import { removeMember } from './use-cases/remove-member.js';
import { setMember } from './use-cases/set-member.js';

@Resolver(() => Scope)
export class MembersResolver {
  @FieldResolver(() => MemberConnection, { description: 'Its own members, by user id.' })
  members(
    @Context() ctx: Ctx,
    @Root() scope: ScopeRow,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findMembers(ctx, { scopeKey: scope.key, first, after });
  }

  @Query(() => AccessExplanation, {
    description:
      'What a user may do with a scope, or with the scope that a document is in, and why. You ask about yourself, or about anybody where you manage the scope.',
  })
  explainAccess(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { nullable: true, description: 'Address of the scope; or give `document`.' })
    scope: string | null,
    @Arg('document', () => ID, { nullable: true, description: 'Id of a document; or give `scope`.' })
    document: string | null,
    @Arg('userId', () => ID, { nullable: true, description: 'Id of the user. Default: you.' }) userId: string | null,
  ): Promise<unknown> {
    return explainAccess(ctx, { scope, document, userId });
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => MemberWriteResult, {
    description: 'Makes a user a member of a scope, or gives a member another role.',
  })
  setMember(
    @Context() ctx: Ctx,
    @Arg('input', () => SetMemberInput, { description: 'The membership.' }) input: SetMemberInput,
  ): Promise<unknown> {
    return setMember(ctx, input);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => MemberWriteResult, {
    description:
      'Ends a membership. What was visible by it is gone at once, in open subscriptions too; what the member wrote stays. Everybody may leave a scope himself.',
  })
  removeMember(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('userId', () => ID, { description: 'Id of the member.' }) userId: string,
  ): Promise<unknown> {
    return removeMember(ctx, { scope, userId });
  }
}
