import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';

@ObjectType({
  description:
    'A state of a document: title, content, tags that people set, metadata, MIME type and language. Moves and links make no new state.',
})
export class DocumentVersion {
  @Field(() => Int, {
    description:
      'The last number that `Document.version` had in this state. A state holds for all numbers from `since` to this one: a move counts the version without changing the state.',
  })
  version!: number;

  @Field(() => Int, { description: 'The first number that `Document.version` had in this state.' })
  since!: number;

  @Field(() => Boolean, { description: 'Whether the document is in this state now.' })
  current!: boolean;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'MIME type of its content.' })
  mimeType!: string;

  @Field(() => String, { description: 'Its language (ISO 639-1), `und` where that is not sure.' })
  language!: string;

  @Field(() => [String], { description: 'Its tags as they were written, without those that the server set.' })
  tags!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'Id of the user who made this state; null where that is not known.' })
  savedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When this state was made.' })
  savedAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the user who replaced it by the next state; null for the current one, or where that is not known.',
  })
  replacedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was replaced; null for the current one.' })
  replacedAt!: Date | null;
}

@ObjectType({ description: 'A version in a list.' })
export class DocumentVersionEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => DocumentVersion, { description: 'The version.' })
  node!: DocumentVersion;
}

@ObjectType({ description: 'A page of versions, the newest first.' })
export class DocumentVersionConnection {
  @Field(() => [DocumentVersionEdge], { description: 'Entries of this page.' })
  edges!: readonly DocumentVersionEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
