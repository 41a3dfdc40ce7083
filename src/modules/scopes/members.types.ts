import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';

/** What a member may do. */
export enum MemberRole {
  MEMBER = 'member',
  ENGINE = 'engine',
  EXECUTIVE = 'executive',
  ADMIN = 'admin',
  OWNER = 'owner',
}

registerEnumType(MemberRole, {
  name: 'MemberRole',
  description:
    'What a member of a scope may do. Every member reads the scope and all that it is within, and makes sessions of his own in it.',
  valuesConfig: {
    MEMBER: { description: 'Reads the scope and what it is within.' },
    ENGINE: { description: 'Also reads all within the scope, and writes the sessions and think processes in it.' },
    EXECUTIVE: { description: 'Of an organization: as an owner.' },
    ADMIN: { description: 'As an owner.' },
    OWNER: {
      description:
        'Also reads all within the scope, writes it and what is within it down to projects and universes, and manages members. Sessions and think processes are written by their own owners alone.',
    },
  },
});

/** What became of a membership. */
export enum MemberOutcome {
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  UNCHANGED = 'UNCHANGED',
  REMOVED = 'REMOVED',
}

registerEnumType(MemberOutcome, {
  name: 'MemberOutcome',
  description: 'What became of a membership.',
  valuesConfig: {
    ADDED: { description: 'The user is a member now.' },
    CHANGED: { description: 'The member has another role now.' },
    UNCHANGED: { description: 'The member had this role already; nothing was written.' },
    REMOVED: { description: 'The user is no member any more.' },
  },
});

@ObjectType({ description: 'A member of a scope.' })
export class Member {
  @Field(() => ID, { description: 'Id of the user within the tenant.' })
  userId!: string;

  @Field(() => MemberRole, { description: 'What he may do.' })
  role!: MemberRole;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when he is a member.' })
  since!: Date | null;
}

@ObjectType({ description: 'A member in a list.' })
export class MemberEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => Member, { description: 'The member.' })
  node!: Member;
}

@ObjectType({ description: 'A page of the members of a scope, by user id.' })
export class MemberConnection {
  @Field(() => [MemberEdge], { description: 'Entries of this page.' })
  edges!: readonly MemberEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'What became of a membership.' })
export class MemberWriteResult {
  @Field(() => MemberOutcome, { description: 'What became of it.' })
  outcome!: MemberOutcome;

  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => ID, { description: 'Id of the user.' })
  userId!: string;

  @Field(() => MemberRole, { description: 'The role that he has now, or had.' })
  role!: MemberRole;

  @Field(() => MemberRole, { nullable: true, description: 'The role that he had before; null for none.' })
  before!: MemberRole | null;
}

@InputType({ description: 'A membership as it shall be.' })
export class SetMemberInput {
  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => ID, { description: 'Id of the user: the `sub` of his tokens. He need not have logged in yet.' })
  userId!: string;

  @Field(() => MemberRole, { defaultValue: MemberRole.MEMBER, description: 'What he may do.' })
  role!: MemberRole;
}

/** Why somebody may do something with a scope. */
export enum AccessVia {
  TENANT_ADMIN = 'TENANT_ADMIN',
  MEMBER = 'MEMBER',
  MEMBER_BELOW = 'MEMBER_BELOW',
  ROLE_ABOVE = 'ROLE_ABOVE',
}

registerEnumType(AccessVia, {
  name: 'AccessVia',
  description: 'Why somebody may do something with a scope.',
  valuesConfig: {
    TENANT_ADMIN: { description: 'He administers the tenant.' },
    MEMBER: { description: 'He is a member of it.' },
    MEMBER_BELOW: { description: 'He is a member of a scope within it.' },
    ROLE_ABOVE: { description: 'He is a member of a scope that it is within.' },
  },
});

@ObjectType({
  description: 'One reason why somebody may do something with a scope, or a membership that is not enough.',
})
export class AccessReason {
  @Field(() => AccessVia, { description: 'What kind of reason.' })
  via!: AccessVia;

  @Field(() => MemberRole, {
    nullable: true,
    description: 'The role of the membership; null for an admin of the tenant.',
  })
  role!: MemberRole | null;

  @Field(() => String, { nullable: true, description: 'Address of the scope that he is a member of.' })
  scope!: string | null;

  @Field(() => [String], { description: 'The way from that scope to the one that was asked about.' })
  path!: readonly string[];

  @Field(() => Boolean, { description: 'Whether it lets him read the scope.' })
  canRead!: boolean;

  @Field(() => Boolean, { description: 'Whether it lets him write into the scope.' })
  canWrite!: boolean;

  @Field(() => String, { description: 'The reason in words.' })
  reason!: string;
}

@ObjectType({ description: 'What somebody may do with a scope and all that is in it, and why.' })
export class AccessExplanation {
  @Field(() => ID, { description: 'Id of the user.' })
  userId!: string;

  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => Boolean, { description: 'Whether he may read what is in it.' })
  canRead!: boolean;

  @Field(() => Boolean, { description: 'Whether he may write into it, delete from it and promote into it.' })
  canWrite!: boolean;

  @Field(() => [AccessReason], { description: 'Every membership that bears on it.' })
  reasons!: readonly AccessReason[];
}
