import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';
import { ScopeKind } from '../scopes/index.js';
import { TagNameScalar } from './tag-name-scalar.js';

/** How a document came to another scope. */
export enum MoveKind {
  PROMOTED = 'PROMOTED',
  DEMOTED = 'DEMOTED',
  AUTO_PROMOTED = 'AUTO_PROMOTED',
  PUBLISHED = 'PUBLISHED',
}

const moveTexts = {
  PROMOTED: { description: 'Up, by `promoteDocument`.' },
  DEMOTED: { description: 'Down, by `demoteDocument`.' },
  AUTO_PROMOTED: { description: 'Up, by a tag that promotes, or as a new result by the rule of its project.' },
  PUBLISHED: { description: 'Up into the project, by `publishToProject`.' },
};

registerEnumType(MoveKind, {
  name: 'MoveKind',
  description: 'How a document came to another scope.',
  valuesConfig: moveTexts,
});

/** What a subscription to moves tells. */
export enum PromotionEventKind {
  PROMOTED = 'PROMOTED',
  DEMOTED = 'DEMOTED',
  AUTO_PROMOTED = 'AUTO_PROMOTED',
  PUBLISHED = 'PUBLISHED',
  LEFT = 'LEFT',
}

registerEnumType(PromotionEventKind, {
  name: 'PromotionEventKind',
  description: 'How a document came to another scope, or that it has gone out of sight.',
  valuesConfig: {
    ...moveTexts,
    LEFT: { description: 'It went out of the watched scopes to where you may not read it. Only its key is told.' },
  },
});

/** What became of a document that was to be published. */
export enum PublishOutcome {
  MOVED = 'MOVED',
  UNCHANGED = 'UNCHANGED',
  FAILED = 'FAILED',
}

registerEnumType(PublishOutcome, {
  name: 'PublishOutcome',
  description: 'What became of a document that was to be published.',
  valuesConfig: {
    MOVED: { description: 'It is in the project now.' },
    UNCHANGED: { description: 'It was in the project already.' },
    FAILED: { description: 'It stays where it is; `code` and `message` say why.' },
  },
});

@ObjectType({ description: 'A move of a document to another scope.' })
export class DocumentMove {
  @Field(() => MoveKind, { description: 'How it came about.' })
  how!: MoveKind;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the scope that it came from; null where you may not read it, or it is gone.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the scope that it went to; null where you may not read it, or it is gone.',
  })
  to!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it moved.' })
  at!: Date;

  @Field(() => ID, { nullable: true, description: 'Id of the user who moved it, or set the tag that did.' })
  by!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in his words.' })
  reason!: string | null;
}

@ObjectType({ description: 'A move in a list.' })
export class DocumentMoveEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => DocumentMove, { description: 'The move.' })
  node!: DocumentMove;
}

@ObjectType({
  description: 'A page of the moves of a document, the newest first. Each came from where the one before it went.',
})
export class DocumentMoveConnection {
  @Field(() => [DocumentMoveEdge], { description: 'Entries of this page.' })
  edges!: readonly DocumentMoveEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'What became of one document that was to be published.' })
export class PublishedDocument {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => PublishOutcome, { description: 'What became of it.' })
  outcome!: PublishOutcome;

  @Field(() => String, { nullable: true, description: 'Code of the error; null where it did not fail.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with it; null where it did not fail.' })
  message!: string | null;
}

@ObjectType({ description: 'What became of results that were to be published.' })
export class PublishResult {
  @Field(() => String, { description: 'Address of the project.' })
  project!: string;

  @Field(() => [PublishedDocument], { description: 'What became of each document, in the order given.' })
  results!: readonly PublishedDocument[];

  @Field(() => Int, { description: 'How many of them have moved.' })
  moved!: number;

  @Field(() => Int, { description: 'How many of them failed.' })
  failed!: number;
}

@ObjectType({ description: 'A tag that promotes what it is set on.' })
export class PromotionTag {
  @Field(() => ID, { description: 'Its normal form: lower case, without `#`.' })
  tag!: string;

  @Field(() => ScopeKind, { description: 'Level that it promotes to.' })
  to!: ScopeKind;
}

@ObjectType({ description: 'What a scope says of promotion.' })
export class PromotionRules {
  @Field(() => Boolean, { description: 'Whether documents may be promoted to it.' })
  acceptsPromotions!: boolean;

  @Field(() => Boolean, {
    description: 'Whether new results of its think processes come up by themselves; of a project or universe.',
  })
  autoPromoteResults!: boolean;

  @Field(() => [PromotionTag], {
    nullable: true,
    description:
      'Tags that promote what they are set on, in it and all within it. Null for what is neither project nor universe.',
  })
  tags!: readonly PromotionTag[] | null;

  @Field(() => Boolean, { description: 'Whether these tags are its own; else they are those of the server.' })
  ownTags!: boolean;
}

@InputType({ description: 'A tag that promotes what it is set on.' })
export class PromotionTagInput {
  @Field(() => TagNameScalar, { description: 'The tag, with or without `#`, in upper or lower case.' })
  tag!: string;

  @Field(() => ScopeKind, { description: 'Level that it promotes to.' })
  to!: ScopeKind;
}

@InputType({ description: 'What a scope says of promotion; what is absent stays as it is.' })
export class PromotionRulesInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether documents may be promoted to it. At first: yes.' })
  acceptsPromotions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether new results of its think processes come up by themselves; of a project or universe. At first: no.',
  })
  autoPromoteResults?: boolean | null;

  @Field(() => [PromotionTagInput], {
    nullable: true,
    description:
      'Tags that promote what they are set on, in it and all within it, in place of the present ones; of a project or universe. Null: those of the server again.',
  })
  tags?: readonly PromotionTagInput[] | null;
}

@ObjectType({ description: 'A document came to another scope.' })
export class PromotionEvent {
  @Field(() => PromotionEventKind, { description: 'How it came about.' })
  kind!: PromotionEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows. Give it as `since` to read on from it.' })
  position!: string;

  @Field(() => ID, { description: 'Key of the document.' })
  documentKey!: string;

  @Field(() => ID, { nullable: true, description: 'Its id; null where it has left.' })
  documentId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its version after the move; null where it has left.' })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the scope that it came from; null where you may not read it.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the scope that it went to; null where you may not read it.',
  })
  to!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}
