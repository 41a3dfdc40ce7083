import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { DocumentTypeName, IndexState, SourceType } from './library.enums.js';
import { type MetadataValue, MetadataValueScalar } from './metadata-value.js';
import { TagNameScalar } from './tag-name-scalar.js';

/** What a list of documents is sorted by; the values are the properties. */
export enum DocumentOrderField {
  UPDATED_AT = 'updatedAt',
  CREATED_AT = 'createdAt',
  TITLE = 'title',
}

registerEnumType(DocumentOrderField, {
  name: 'DocumentOrderField',
  description: 'What a list of documents is sorted by.',
  valuesConfig: {
    UPDATED_AT: { description: 'When its content, tags, scope or metadata changed last.' },
    CREATED_AT: { description: 'When it was created.' },
    TITLE: { description: 'Its title, by code points: upper case stands before lower case.' },
  },
});

/** Which end of an order comes first. */
export enum OrderDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'Which end of an order comes first.',
  valuesConfig: {
    ASC: { description: 'The least first: the oldest, A before Z.' },
    DESC: { description: 'The greatest first: the newest, Z before A.' },
  },
});

@InputType({ description: 'How a list of documents is sorted. Equal ones are sorted by their keys.' })
export class DocumentOrder {
  @Field(() => DocumentOrderField, { description: 'What it is sorted by.' })
  field!: DocumentOrderField;

  @Field(() => OrderDirection, { defaultValue: OrderDirection.DESC, description: 'Which end comes first.' })
  direction!: OrderDirection;
}

@InputType({ description: 'A span of time.' })
export class DateTimeRange {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Its first moment. Default: no bound.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first moment after it. Default: no bound.' })
  before?: Date | null;
}

@InputType({ description: 'What one entry of the metadata must be. All of the conditions that are given must hold.' })
export class MetadataFilter {
  @Field(() => String, { description: 'Name of the entry; within maps the path, such as `author.name`.' })
  name!: string;

  @Field(() => MetadataValueScalar, { nullable: true, description: 'It is this value, of this type.' })
  equals?: MetadataValue | null;

  @Field(() => [MetadataValueScalar], { nullable: true, description: 'It is one of these values.' })
  in?: readonly MetadataValue[] | null;

  @Field(() => MetadataValueScalar, { nullable: true, description: 'It is greater; texts by code points.' })
  greaterThan?: MetadataValue | null;

  @Field(() => MetadataValueScalar, { nullable: true, description: 'It is less; texts by code points.' })
  lessThan?: MetadataValue | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is there, as a text, number or boolean; maps and lists are not asked for. Default: true.',
  })
  exists?: boolean | null;
}

@InputType({
  description: 'Which folder documents are in: one of some, or none. A folder that you may not see holds nothing.',
})
export class FolderFilter {
  @Field(() => [ID], { nullable: true, description: 'Ids of the folders, at most 100.' })
  ids?: readonly string[] | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the folders within them count too.' })
  recursive?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether documents that are in no folder are listed, too.',
  })
  unfiled?: boolean;
}

@InputType({ description: 'What documents of a list must be: all that is given holds for each of them.' })
export class DocumentFilter {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the documents of the scopes within it are listed too: an administrative view of those that you may read. It widens no search.',
  })
  includeDescendants?: boolean;

  @Field(() => [DocumentTypeName], { nullable: true, description: 'One of these types.' })
  types?: readonly DocumentTypeName[] | null;

  @Field(() => [TagNameScalar], { nullable: true, description: 'All of these tags.' })
  tags?: readonly string[] | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether a tag stands for all that are narrower too, up to ten steps down.',
  })
  expandHierarchy?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'In one of these languages, such as `de`; `und` for those in none that is known.',
  })
  languages?: readonly string[] | null;

  @Field(() => [SourceType], { nullable: true, description: 'One of these origins.' })
  sourceTypes?: readonly SourceType[] | null;

  @Field(() => ID, { nullable: true, description: 'Think process that produced it.' })
  thinkProcessId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Task of a think process that produced it.' })
  nodeId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that one passage of it holds, all of them, in its text, title or headings; inflected too.',
  })
  text?: string | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'When it was created.' })
  createdAt?: DateTimeRange | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'When it changed last.' })
  updatedAt?: DateTimeRange | null;

  @Field(() => [IndexState], { nullable: true, description: 'One of these states of its index.' })
  indexStates?: readonly IndexState[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'One of these MIME types, whatever their parameters; `image/*` stands for all images.',
  })
  mimeTypes?: readonly string[] | null;

  @Field(() => [MetadataFilter], {
    nullable: true,
    description: 'All of these conditions on its metadata, at most 20.',
  })
  metadata?: readonly MetadataFilter[] | null;

  @Field(() => FolderFilter, { nullable: true, description: 'Which folder it is in. Default: any, or none.' })
  folder?: FolderFilter | null;
}
