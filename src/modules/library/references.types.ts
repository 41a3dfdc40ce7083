import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';

/** What kind of reference it is; the values are how they are stored. */
export enum ReferenceKind {
  LINK = 'link',
  CITATION = 'citation',
  CROSS_REFERENCE = 'cross_reference',
}

registerEnumType(ReferenceKind, {
  name: 'ReferenceKind',
  description: 'What kind of reference it is.',
  valuesConfig: {
    LINK: { description: 'An address.' },
    CITATION: { description: 'A work that is cited, such as by its DOI.' },
    CROSS_REFERENCE: { description: 'Another document, such as by a wiki link.' },
  },
});

/** Which way a reference is looked at. */
export enum ReferenceDirection {
  OUTGOING = 'OUTGOING',
  INCOMING = 'INCOMING',
  BOTH = 'BOTH',
}

registerEnumType(ReferenceDirection, {
  name: 'ReferenceDirection',
  description: 'Which way a reference is looked at.',
  valuesConfig: {
    OUTGOING: { description: 'What a document refers to.' },
    INCOMING: { description: 'What refers to a document.' },
    BOTH: { description: 'Either way.' },
  },
});

@ObjectType({ description: 'That a document refers to something: an address, a cited work, or another document.' })
export class Reference {
  @Field(() => ID, { description: 'Key made by the server; `removeReference` takes it.' })
  key!: string;

  @Field(() => ReferenceKind, { description: 'What kind of reference it is.' })
  kind!: ReferenceKind;

  @Field(() => String, { description: 'How it stands in the text, or is called.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Its address; of a DOI that of its resolver.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'The heading, page or other place that is meant.' })
  locator!: string | null;

  @Field(() => String, { nullable: true, description: 'What else is said of it.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made or found.' })
  createdAt!: Date;

  /** Keys of its documents, and who made it. */
  by!: string;
  sourceKey!: string;
  targetKey!: string | null;
}

@ObjectType({ description: 'A reference that some steps from a document lead to.' })
export class ReferenceStep {
  @Field(() => Int, { description: 'Steps from the document that was asked about, from 1.' })
  hops!: number;

  @Field(() => ReferenceDirection, { description: 'Which way the step goes: `OUTGOING` or `INCOMING`.' })
  direction!: ReferenceDirection;

  @Field(() => Reference, { description: 'The reference.' })
  reference!: Reference;
}

@ObjectType({ description: 'References around a document, nearest first.' })
export class ReferenceSteps {
  @Field(() => [ReferenceStep], { description: 'The steps, each reference once.' })
  steps!: readonly ReferenceStep[];

  @Field(() => Boolean, { description: 'Whether there are more of them than were asked for.' })
  hasMore!: boolean;
}

@InputType({
  description: 'What a document refers to. It names another document, an address, or at least something in words.',
})
export class AddReferenceInput {
  @Field(() => ID, { description: 'The document that refers to it.' })
  documentId!: string;

  @Field(() => ReferenceKind, { description: 'What kind of reference it is.' })
  kind!: ReferenceKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the document that is meant. One that is not there, or not for you, is found when a document of that id or name comes into the scope.',
  })
  targetId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title or file name of the document that is meant, in the same scope; it may come later.',
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Address, `http` or `https`.' })
  url?: string | null;

  @Field(() => String, { nullable: true, description: 'The heading, page or other place that is meant.' })
  locator?: string | null;

  @Field(() => String, { nullable: true, description: 'What else is to be said of it.' })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the document that it was made for; refused with CONFLICT when it is not the newest.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again.',
  })
  idempotencyKey?: string | null;
}
