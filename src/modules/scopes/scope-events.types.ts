import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';

/** GraphQL's spelling of what happens to scopes; the values are the kinds of the feed. */
export enum ScopeEventKind {
  CREATED = 'SCOPE_CREATED',
  MOVED = 'SCOPE_MOVED',
  LEFT = 'SCOPE_LEFT',
  RENAMED = 'SCOPE_RENAMED',
  ALIAS_ADDED = 'SCOPE_ALIAS_ADDED',
  MEMBER_SET = 'MEMBER_SET',
  MEMBER_REMOVED = 'MEMBER_REMOVED',
  DELETED = 'SCOPE_DELETED',
  RESTORED = 'SCOPE_RESTORED',
}

registerEnumType(ScopeEventKind, {
  name: 'ScopeEventKind',
  description: 'What happened to a scope.',
  valuesConfig: {
    CREATED: { description: 'It was made.' },
    MOVED: { description: 'It is within another scope now, in or below the watched one.' },
    LEFT: { description: 'It is no longer within the watched scope. Only its key is told.' },
    RENAMED: { description: 'Its title was changed.' },
    ALIAS_ADDED: { description: 'It has a further address.' },
    MEMBER_SET: { description: 'Somebody became a member, or has another role.' },
    MEMBER_REMOVED: { description: 'Somebody is no longer a member.' },
    DELETED: { description: 'It was deleted.' },
    RESTORED: { description: 'It was brought back.' },
  },
});

@ObjectType({ description: 'Something that happened to a watched scope, or to one within it.' })
export class ScopeEvent {
  @Field(() => ScopeEventKind, { description: 'What happened.' })
  kind!: ScopeEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows. Give it as `since` to read on from it.' })
  position!: string;

  @Field(() => ID, { description: 'Key of the scope.' })
  scopeKey!: string;

  @Field(() => String, { nullable: true, description: 'Its address; null where it has left.' })
  scope!: string | null;

  @Field(() => String, { nullable: true, description: 'Its title after the change, where the event tells it.' })
  title!: string | null;

  @Field(() => ID, { nullable: true, description: 'The member, where the event is about one.' })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'Role of the member after the change.' })
  role!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}
