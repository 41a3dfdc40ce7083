import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../shared/page-info.types.js';
import type { TagArea } from './tags.loaders.js';

@ObjectType({
  description:
    'A tag, as the documents of one scope know it: one of them has it, or a tag whose path begins with it. What only hidden documents have is not there.',
})
export class Tag {
  @Field(() => ID, { description: 'Its normal form: lower case, without `#`.' })
  id!: string;

  @Field(() => String, { description: 'How it was written first, or renamed to.' })
  label!: string;

  @Field(() => Int, { description: 'Documents of the scope that was asked about that have it itself.' })
  documentCount!: number;

  /** Key of the tag, and where it was asked about. */
  key!: string;
  area!: TagArea;
}

@ObjectType({ description: 'A tag in a list.' })
export class TagEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => Tag, { description: 'The tag.' })
  node!: Tag;
}

@ObjectType({ description: 'A page of tags, by their normal forms.' })
export class TagConnection {
  @Field(() => [TagEdge], { description: 'Entries of this page.' })
  edges!: readonly TagEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A tag, and the tags right above it in the whole tenant.' })
export class BroaderTags {
  @Field(() => ID, { description: 'Normal form of the tag.' })
  id!: string;

  @Field(() => String, { description: 'How it is written.' })
  label!: string;

  @Field(() => [String], { description: 'How those right above it are written, by name.' })
  broader!: readonly string[];
}

@ObjectType({ description: 'A tag that went from documents, and the one that stands in its place.' })
export class MovedTag {
  @Field(() => ID, { description: 'Normal form of the tag that went.' })
  from!: string;

  @Field(() => ID, { description: 'Normal form of the tag in its place.' })
  into!: string;

  @Field(() => Int, { description: 'Documents that had it.' })
  documents!: number;
}

@ObjectType({ description: 'What became of tags that were renamed or merged.' })
export class TagsMoved {
  @Field(() => ID, { description: 'Normal form of the tag that stands in their place.' })
  id!: string;

  @Field(() => String, { description: 'How it is written.' })
  label!: string;

  @Field(() => Int, { description: 'Documents that were changed; each has a new version.' })
  documents!: number;

  @Field(() => [MovedTag], {
    description:
      'Each tag that went, by name: those that were named, and those within their paths. None where only the spelling changed.',
  })
  tags!: readonly MovedTag[];

  @Field(() => Boolean, { description: 'Whether an earlier call with the same idempotency key did it.' })
  replayed!: boolean;
}
