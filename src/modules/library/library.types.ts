import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';
import { DocumentEventKind, DocumentTypeName, IndexState, SourceType, WriteOutcome } from './library.enums.js';
import { TagNameScalar } from './tag-name-scalar.js';

/** Says what `expectedVersion` is. */
export const expectedVersion =
  'Version that the change was made for; refused with CONFLICT, which says what the document is now, when it is not the newest.';
/** Says what `idempotencyKey` is. */
export const idempotencyKey =
  'A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again.';

@ObjectType({ description: 'A tag of a document.' })
export class DocumentTag {
  @Field(() => ID, { description: 'Its normal form: lower case, without `#`.' })
  id!: string;

  @Field(() => String, { description: 'How it was written first.' })
  label!: string;

  @Field(() => Boolean, { description: 'Whether the server set it; such a tag cannot be taken off.' })
  automatic!: boolean;
}

@ObjectType({ description: 'Where a document comes from.' })
export class Source {
  @Field(() => SourceType, { description: 'The kind of origin.' })
  type!: SourceType;

  @Field(() => ID, { nullable: true, description: 'Think process that produced it.' })
  thinkProcessId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Task of that process that produced it.' })
  nodeId!: string | null;
}

@ObjectType({ description: 'How far the index of a document is, in chunks.' })
export class IndexProgress {
  @Field(() => Int, { description: 'Chunks of the newest content.' })
  chunks!: number;

  @Field(() => Int, { description: 'Those of them that are searchable by meaning.' })
  embedded!: number;
}

@ObjectType({
  description: 'The unit of memory: a note, file, result, fact, reference or folder in exactly one scope.',
})
export class Document {
  @Field(() => ID, { description: 'Key made by the server; cursors and events use it.' })
  key!: string;

  @Field(() => ID, { description: 'Its id, unique within the tenant.' })
  id!: string;

  @Field(() => String, { description: 'Address of the one scope that it is in.' })
  scope!: string;

  @Field(() => DocumentTypeName, { description: 'What it is.' })
  type!: DocumentTypeName;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its text, or for a binary file where the file is stored.' })
  content!: string;

  @Field(() => String, { description: 'MIME type of its content, such as `text/markdown`.' })
  mimeType!: string;

  @Field(() => String, {
    description:
      'Its language (ISO 639-1, such as `de`): given by the caller, else detected; `und` where that is not sure.',
  })
  language!: string;

  @Field(() => String, { nullable: true, description: 'Name of the uploaded file.' })
  filename!: string | null;

  @Field(() => Int, { nullable: true, description: 'Pages, where the file has pages.' })
  pageCount!: number | null;

  @Field(() => IndexState, { description: 'How far its index is.' })
  indexState!: IndexState;

  @Field(() => String, { nullable: true, description: 'Why embedding failed last, or why it waits for another day.' })
  indexError!: string | null;

  @Field(() => Int, {
    description:
      'Grows with every change, also of its place and its links; give it as `expectedVersion`. `documentVersion` gives what it was at a number.',
  })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its content, tags, scope or metadata changed last.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'What became of a write, and the document after it.' })
export class DocumentWriteResult {
  @Field(() => WriteOutcome, { description: 'What became of the write.' })
  outcome!: WriteOutcome;

  @Field(() => Document, { description: 'The document after the write.' })
  document!: Document;

  @Field(() => [String], { description: 'What a person should know, such as pages without text.' })
  warnings!: readonly string[];

  @Field(() => Boolean, {
    description: 'Whether an earlier call with the same idempotency key did it; `document` is what it is now.',
  })
  replayed!: boolean;
}

@ObjectType({ description: 'A document in a list.' })
export class DocumentEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => Document, { description: 'The document.' })
  node!: Document;
}

@ObjectType({ description: 'A page of documents, in the order that was asked for.' })
export class DocumentConnection {
  @Field(() => [DocumentEdge], { description: 'Entries of this page.' })
  edges!: readonly DocumentEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  /** Counts only where `totalCount` is selected. */
  count!: () => Promise<number>;
}

@ObjectType({ description: 'Something that happened to a document in a watched scope.' })
export class DocumentEvent {
  @Field(() => DocumentEventKind, { description: 'What happened.' })
  kind!: DocumentEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows.' })
  position!: string;

  @Field(() => ID, { description: 'Key of the document.' })
  documentKey!: string;

  @Field(() => ID, { nullable: true, description: 'Its id; null where it has left the watched scopes.' })
  documentId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its version after the change; null where it has left.' })
  version!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}

@InputType({ description: 'Where a document comes from.' })
export class SourceInput {
  @Field(() => SourceType, { description: 'The kind of origin.' })
  type!: SourceType;

  @Field(() => ID, { nullable: true, description: 'Think process that produced it; needed for a result of one.' })
  thinkProcessId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Task of that process that produced it.' })
  nodeId?: string | null;
}

@InputType({ description: 'A new document made of text. Files go to `POST /upload`.' })
export class CreateDocumentInput {
  @Field(() => String, { description: 'Address of the scope that it belongs to.' })
  scope!: string;

  @Field(() => ID, { nullable: true, description: 'Its id; made by the server where absent.' })
  id?: string | null;

  @Field(() => DocumentTypeName, {
    defaultValue: DocumentTypeName.NOTE,
    description: 'What it is; folders are made by `createFolder`.',
  })
  type!: DocumentTypeName;

  @Field(() => String, {
    nullable: true,
    description: 'Its title. Default: that of its front matter, else the first line of its content.',
  })
  title?: string | null;

  @Field(() => String, { description: 'Its text.' })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'MIME type of the text. Default: `text/markdown` for notes and results, else `text/plain`.',
  })
  mimeType?: string | null;

  @Field(() => String, { nullable: true, description: 'Its language (BCP 47, such as `de`). Default: detected.' })
  language?: string | null;

  @Field(() => [TagNameScalar], {
    nullable: true,
    description: 'Its tags, with or without `#`. Those of the front matter of Markdown come beside them.',
  })
  tags?: readonly string[] | null;

  @Field(() => SourceInput, { nullable: true, description: 'Where it comes from. Default: `MANUAL`.' })
  source?: SourceInput | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'A free map; types are kept. What the front matter of Markdown says beside its tags is added, where no entry of the same name is given.',
  })
  metadata?: Record<string, unknown> | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was created. Default: now.' })
  createdAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Folder of the scope that it is filed in. Default: none.' })
  folderId?: string | null;

  @Field(() => String, { nullable: true, description: idempotencyKey })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A change of a document; what is absent stays as it is.' })
export class UpdateDocumentInput {
  @Field(() => ID, { description: 'The document.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'New title; never an empty one.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'New text. It replaces the old one at one moment.' })
  content?: string | null;

  @Field(() => String, { nullable: true, description: 'New MIME type of the text.' })
  mimeType?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'New language (BCP 47). One that was given stays when the content changes; a detected one is detected anew.',
  })
  language?: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'New metadata, in place of the old.' })
  metadata?: Record<string, unknown> | null;

  @Field(() => Int, { nullable: true, description: expectedVersion })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: idempotencyKey })
  idempotencyKey?: string | null;
}

@ArgsType()
export class DocumentWriteArgs {
  @Field(() => ID, { description: 'The document.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: expectedVersion })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: idempotencyKey })
  idempotencyKey?: string | null;
}
