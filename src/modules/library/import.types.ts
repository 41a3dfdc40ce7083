import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { DocumentTypeName } from './library.enums.js';
import { Document } from './library.types.js';
import { TagNameScalar } from './tag-name-scalar.js';

/** What became of one document of an import. */
export enum ImportOutcome {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  UNCHANGED = 'UNCHANGED',
  FAILED = 'FAILED',
}

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'What became of one document of an import.',
  valuesConfig: {
    CREATED: { description: 'It was made.' },
    UPDATED: { description: 'It was there and differed; it was changed.' },
    UNCHANGED: { description: 'It is there as it was given; nothing was embedded, and no event is told.' },
    FAILED: { description: 'It was not taken; `code` and `message` say why.' },
  },
});

@InputType({ description: 'A document of text that is imported under an id of yours.' })
export class ImportedDocumentInput {
  @Field(() => ID, { description: 'Its id, by which the next import finds it again.' })
  id!: string;

  @Field(() => DocumentTypeName, { defaultValue: DocumentTypeName.NOTE, description: 'What it is; it stays that.' })
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
    description: 'MIME type of the text. Default: that of its type; of a document that is there, the one it has.',
  })
  mimeType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its language (BCP 47, such as `de`). Default: detected; one that was given before stays.',
  })
  language?: string | null;

  @Field(() => [TagNameScalar], {
    nullable: true,
    description:
      'Its tags, with or without `#`, and those of the front matter of Markdown, in place of those that people have set. Where there are none, those stay.',
  })
  tags?: readonly string[] | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'A free map; types are kept. What the front matter of Markdown says beside its tags is added, where no entry of the same name is given. Where there is neither, that of a document that is there stays.',
  })
  metadata?: Record<string, unknown> | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was created, for a new one. Default: now.' })
  createdAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Titles of the folders that it is filed in, from the outermost on, below `folderId` of the import; those that are missing are made. An empty list takes it out of its folder. Default: it stays where it is.',
  })
  folderPath?: readonly string[] | null;
}

@InputType({ description: 'Documents that are brought into a scope together.' })
export class ImportDocumentsInput {
  @Field(() => String, { description: 'Address of the scope that they belong to.' })
  scope!: string;

  @Field(() => ID, { nullable: true, description: 'Folder of the scope that all of them are filed in. Default: none.' })
  folderId?: string | null;

  @Field(() => [ImportedDocumentInput], { description: 'The documents, 1 to 100, each id once.' })
  documents!: readonly ImportedDocumentInput[];
}

@ObjectType({ description: 'What became of one document of an import.' })
export class ImportedDocument {
  @Field(() => ID, { description: 'The id that was given.' })
  id!: string;

  @Field(() => ImportOutcome, { description: 'What became of it.' })
  outcome!: ImportOutcome;

  @Field(() => Document, { nullable: true, description: 'The document after the import; null where it failed.' })
  document!: Document | null;

  @Field(() => String, { nullable: true, description: 'Code of the error; null where it did not fail.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with it; null where it did not fail.' })
  message!: string | null;

  @Field(() => [String], { description: 'What a person should know.' })
  warnings!: readonly string[];
}

@ObjectType({ description: 'What became of an import.' })
export class ImportDocumentsResult {
  @Field(() => [ImportedDocument], { description: 'What became of each document, in the order given.' })
  results!: readonly ImportedDocument[];

  @Field(() => Int, { description: 'How many of them failed.' })
  failed!: number;
}
