import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';

/** GraphQL's spelling of the kinds; the values are how they are stored and written in addresses. */
export enum ScopeKind {
  ORGANIZATION = 'organization',
  SPACE = 'space',
  GROUP = 'group',
  UNIVERSE = 'universe',
  PROJECT = 'project',
  SESSION = 'session',
  THINK_PROCESS = 'think-process',
  USER = 'user',
}

registerEnumType(ScopeKind, {
  name: 'ScopeKind',
  description: 'What a scope stands for. Each kind has a tier; a scope is within one of the next lower tier number.',
  valuesConfig: {
    ORGANIZATION: { description: 'Tier 0: the whole organization.' },
    SPACE: { description: 'Tier 1: a space of an organization; the same tier as a group.' },
    GROUP: { description: 'Tier 1: a project group, its overarching facts and team knowledge.' },
    UNIVERSE: { description: 'Tier 2: a universe; the same tier as a project.' },
    PROJECT: { description: 'Tier 2: a project with its documents and reference material.' },
    SESSION: { description: 'Tier 3: a work phase with its temporary context.' },
    THINK_PROCESS: { description: 'Tier 4: one think process, its notes and results.' },
    USER: { description: 'A person. Inside nothing; it is joined to a context through a session.' },
  },
});

/** Why a scope is visible. */
export enum VisibleVia {
  SELF = 'SELF',
  WITHIN = 'WITHIN',
  SESSION_USER = 'SESSION_USER',
  CROSS_PROJECT = 'CROSS_PROJECT',
}

registerEnumType(VisibleVia, {
  name: 'VisibleVia',
  description: 'Why a scope is visible from another one.',
  valuesConfig: {
    SELF: { description: 'It is the scope that was asked from.' },
    WITHIN: { description: 'The scope that was asked from is within it.' },
    SESSION_USER: { description: 'It is the user that the session belongs to.' },
    CROSS_PROJECT: { description: 'You are a member of it, or of a project or universe within it.' },
  },
});

@ObjectType({ description: 'One real thing with a memory area of its own: a project, a session, a think process …' })
export class Scope {
  @Field(() => ID, { description: 'Key made by the server; cursors and events use it.' })
  key!: string;

  @Field(() => ScopeKind, { description: 'Its kind, as it was created.' })
  kind!: ScopeKind;

  @Field(() => ID, { description: 'Its id, unique among scopes of its kind.' })
  id!: string;

  @Field(() => String, { description: 'How it is named everywhere: `<kind>/<id>`, such as `think-process/tp_12`.' })
  address!: string;

  @Field(() => String, { description: 'Name for people.' })
  title!: string;

  @Field(() => Int, { nullable: true, description: 'Distance from the top, 0 to 4; null for a user.' })
  tier!: number | null;

  @Field(() => String, { nullable: true, description: 'Address of the scope that it is within, if any.' })
  parent!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the user that a session belongs to, if any.' })
  user!: string | null;

  @Field(() => [String], { description: 'Further addresses of the same scope.' })
  aliases!: readonly string[];

  @Field(() => Int, { description: 'Grows with every change.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A scope that is visible from another one, with its weight and the reason.' })
export class VisibleScope {
  @Field(() => Scope, { description: 'The visible scope.' })
  scope!: Scope;

  @Field(() => Number, { description: 'Proximity weight of its hits in `ragQuery`, 0 to 1.' })
  weight!: number;

  @Field(() => VisibleVia, { description: 'Why it is visible.' })
  via!: VisibleVia;

  @Field(() => Int, { description: 'Steps from the scope that was asked from.' })
  distance!: number;

  @Field(() => String, { description: 'The reason in words.' })
  reason!: string;
}

@ObjectType({ description: 'A scope in a list.' })
export class ScopeEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => Scope, { description: 'The scope.' })
  node!: Scope;
}

@ObjectType({ description: 'A page of scopes, by kind and id.' })
export class ScopeConnection {
  @Field(() => [ScopeEdge], { description: 'Entries of this page.' })
  edges!: readonly ScopeEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  /** Counts only where `totalCount` is selected. */
  count!: () => Promise<number>;
}

@InputType({ description: 'A new scope.' })
export class CreateScopeInput {
  @Field(() => ScopeKind, { description: 'Its kind.' })
  kind!: ScopeKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Its id; made by the server with the prefix of its kind where absent.',
  })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Name for people. Default: its id.' })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the scope that it is within: a group or space within an organization, a project or universe within a group or space, a session within a project or universe, a think process within a session.',
  })
  parent?: string | null;

  @Field(() => String, { nullable: true, description: 'For a session: address of the user that it belongs to.' })
  user?: string | null;

  @Field(() => [String], { nullable: true, description: 'Further addresses, such as `universe/u_9` for a project.' })
  aliases?: readonly string[] | null;
}

/** What became of a scope that was deleted. */
export enum DeleteScopeOutcome {
  WOULD_DELETE = 'WOULD_DELETE',
  ARCHIVED = 'ARCHIVED',
  DELETED = 'DELETED',
}

registerEnumType(DeleteScopeOutcome, {
  name: 'DeleteScopeOutcome',
  description: 'What became of a scope, or would.',
  valuesConfig: {
    WOULD_DELETE: { description: 'Nothing: it was asked what would go.' },
    ARCHIVED: { description: 'It is gone for everybody, and can be restored for 30 days.' },
    DELETED: { description: 'It is gone for good.' },
  },
});

@ObjectType({ description: 'What a scope holds, with all within it.' })
export class ScopeContents {
  @Field(() => Int, { description: 'Scopes, itself included.' })
  scopes!: number;

  @Field(() => Int, { description: 'Documents in them.' })
  documents!: number;

  @Field(() => Int, { description: 'Chunks of these documents.' })
  chunks!: number;

  @Field(() => Int, { description: 'Memberships of these scopes.' })
  members!: number;
}

@ObjectType({ description: 'What became of a scope that was deleted.' })
export class DeleteScopeResult {
  @Field(() => DeleteScopeOutcome, { description: 'What became of it.' })
  outcome!: DeleteScopeOutcome;

  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => ScopeContents, { description: 'What it holds, or held.' })
  contents!: ScopeContents;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when it can be restored; null where it cannot.' })
  restorableUntil!: Date | null;
}

@ObjectType({ description: 'A deleted scope that can be restored, with all that was within it.' })
export class ArchivedScope {
  @Field(() => ID, { description: 'Its key.' })
  key!: string;

  @Field(() => ScopeKind, { description: 'Its kind.' })
  kind!: ScopeKind;

  @Field(() => String, {
    description: 'Its address; `restoreScope` takes it. Until it is purged no other scope gets it.',
  })
  address!: string;

  @Field(() => String, { description: 'Name for people.' })
  title!: string;

  @Field(() => Int, { description: 'Scopes that come back with it, itself included.' })
  scopes!: number;

  @Field(() => DateTimeScalar, { description: 'When it was deleted.' })
  archivedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it is purged.' })
  purgeAt!: Date;
}
